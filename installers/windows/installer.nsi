; The installer for Windows: for the current user, without administrator rights.
; `tools/packages/windows.py` runs makensis with the version and the list of files.
;   setup.exe /S [/D=FOLDER]             installs silently
;   uninstall.exe /S [/REMOVEDATA]       uninstalls silently, by default without matches and settings
; Exit codes: 0 installed, 1 or 2 failed, 3 the program is running.
!ifdef BITS
Target ${BITS}   ; Debian's NSIS can build a 64-bit installer, for a Wine without 32-bit support
!endif
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
AllowSkipFiles off   ; a file that cannot be written aborts even a silent installation
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "${FILES}"   ; defines the macros CopyFiles and RemoveFiles, and SIZE in kilobytes

!define TITLE "Gin Parlour"
!define PROGRAM "gin-parlour.exe"
!define CONSOLE "gin-parlour-console.exe"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\GinParlour"

Name "${TITLE}"
OutFile "${OUT}"
BrandingText "${TITLE} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Gin Parlour"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString Running ${LANG_ENGLISH} "Gin Parlour is running. Close it, then try again."
LangString Running ${LANG_GERMAN} "Gin Parlour läuft noch. Schließe es und versuche es noch einmal."
LangString NoFolder ${LANG_ENGLISH} "Nothing can be written to $INSTDIR. Choose another folder."
LangString NoFolder ${LANG_GERMAN} "In $INSTDIR lässt sich nichts schreiben. Wähle einen anderen Ordner."
LangString Data ${LANG_ENGLISH} "Delete your matches, statistics and settings as well?$\r$\n$\r$\nChoose No if you may want to play again."
LangString Data ${LANG_GERMAN} "Auch deine Partien, Statistiken und Einstellungen löschen?$\r$\n$\r$\nWähle Nein, wenn du vielleicht wieder spielst."
LangString Says ${LANG_ENGLISH} "Gin rummy, by the fireside"
LangString Says ${LANG_GERMAN} "Gin Rommé am Kamin"
LangString SaysText ${LANG_ENGLISH} "Gin rummy in plain lines, for a screen reader or a Braille display"
LangString SaysText ${LANG_GERMAN} "Gin Rommé in einfachen Zeilen, für Screenreader oder Braillezeile"

; Windows locks the file of a running program, so installing would replace only some files.
!macro WaitUntilClosed FOLDER FILE
    ${Do}
        ClearErrors
        ${IfNot} ${FileExists} "${FOLDER}\${FILE}"
            ${ExitDo}
        ${EndIf}
        FileOpen $0 "${FOLDER}\${FILE}" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        ${If} ${Silent}
            SetErrorLevel 3
            Quit
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" IDRETRY +2
        Abort
    ${Loop}
!macroend

Function .onInit
    SetShellVarContext current
FunctionEnd

Section
    ReadRegStr $4 HKCU "${KEY}" "InstallLocation"
    ${If} $4 == ""
        StrCpy $4 $INSTDIR
    ${EndIf}
    !insertmacro WaitUntilClosed $4 ${PROGRAM}
    !insertmacro WaitUntilClosed $4 ${CONSOLE}
    !insertmacro WaitUntilClosed $INSTDIR ${PROGRAM}
    !insertmacro WaitUntilClosed $INSTDIR ${CONSOLE}
    ; Check for write access before removing an installed version.
    CreateDirectory $INSTDIR
    ClearErrors
    FileOpen $0 "$INSTDIR\written.tmp" w
    ${If} ${Errors}
        ${If} ${Silent}
            SetErrorLevel 2
            Quit
        ${EndIf}
        MessageBox MB_OK|MB_ICONSTOP "$(NoFolder)"
        Abort
    ${EndIf}
    FileClose $0
    Delete "$INSTDIR\written.tmp"
    ; Remove an earlier version, here or in another folder.
    ${If} ${FileExists} "$4\uninstall.exe"
        ExecWait '"$4\uninstall.exe" /S _?=$4'
        Delete "$4\uninstall.exe"
        RMDir "$4"
    ${EndIf}
    ${If} ${FileExists} "$INSTDIR\uninstall.exe"
        ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    ${EndIf}
    !insertmacro CopyFiles
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 SW_SHOWNORMAL "" "$(Says)"
    CreateShortCut "$SMPROGRAMS\${TITLE} (Terminal).lnk" "$INSTDIR\${CONSOLE}" "--text" "$INSTDIR\${CONSOLE}" 0 SW_SHOWNORMAL "" "$(SaysText)"
    ; Hands and challenges open by a double click.
    WriteRegStr HKCU "Software\Classes\.ginparlour" "" "GinParlour.File"
    WriteRegStr HKCU "Software\Classes\GinParlour.File" "" "${TITLE}"
    WriteRegStr HKCU "Software\Classes\GinParlour.File\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "Software\Classes\GinParlour.File\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "${KEY}" "DisplayName" "${TITLE}"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${KEY}" "Publisher" "Gin Parlour contributors"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    SetShellVarContext current
    !insertmacro WaitUntilClosed $INSTDIR ${PROGRAM}
    !insertmacro WaitUntilClosed $INSTDIR ${CONSOLE}
    StrCpy $1 "keep"
    ${If} ${Silent}
        ${GetParameters} $2
        ClearErrors
        ${GetOptions} $2 "/REMOVEDATA" $3
        ${IfNot} ${Errors}
            StrCpy $1 "remove"
        ${EndIf}
    ${ElseIf} ${FileExists} "$LOCALAPPDATA\gin-parlour\*.*"
        MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(Data)" IDNO +2
        StrCpy $1 "remove"
    ${EndIf}
    ; Delete file by file, to keep files that the installer did not create.
    !insertmacro RemoveFiles
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ; They may belong to another installation.
    ReadRegStr $4 HKCU "${KEY}" "InstallLocation"
    ${If} $4 == $INSTDIR
        Delete "$SMPROGRAMS\${TITLE}.lnk"
        Delete "$SMPROGRAMS\${TITLE} (Terminal).lnk"
        DeleteRegKey HKCU "Software\Classes\.ginparlour"
        DeleteRegKey HKCU "Software\Classes\GinParlour.File"
        DeleteRegKey HKCU "${KEY}"
    ${EndIf}
    ${If} $1 == "remove"
        RMDir /r "$LOCALAPPDATA\gin-parlour"
    ${EndIf}
SectionEnd
