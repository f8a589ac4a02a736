; The installer for Windows: for one player, without an administrator.
; `tools/packages/windows.py` calls makensis with what is built, the version, and the list of files.
;   setup.exe /S [/D=FOLDER]             installs without a question
;   uninstall.exe /S [/REMOVEDATA]       removes it; matches and settings only if asked to
!ifdef BITS
Target ${BITS}   ; Debian's NSIS has a 64-bit installer too, for a Wine that runs nothing else
!endif
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "${FILES}"   ; the macros CopyFiles and RemoveFiles, and SIZE in kilobytes

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
LangString Data ${LANG_ENGLISH} "Delete your matches, statistics and settings as well?$\r$\n$\r$\nChoose No if you may want to play again."
LangString Data ${LANG_GERMAN} "Auch deine Partien, Statistiken und Einstellungen löschen?$\r$\n$\r$\nWähle Nein, wenn du vielleicht wieder spielst."
LangString Says ${LANG_ENGLISH} "Gin rummy, by the fireside"
LangString Says ${LANG_GERMAN} "Gin Rommé am Kamin"
LangString SaysText ${LANG_ENGLISH} "Gin rummy in plain lines, for a screen reader or a Braille display"
LangString SaysText ${LANG_GERMAN} "Gin Rommé in einfachen Zeilen, für Screenreader oder Braillezeile"

; A program that runs holds its own file, and would be left half replaced.
!macro WaitUntilClosed
    ${Do}
        ClearErrors
        ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
            ${ExitDo}
        ${EndIf}
        FileOpen $0 "$INSTDIR\${PROGRAM}" a
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
    !insertmacro WaitUntilClosed
    ; What an earlier version brought and this one does not is no longer wanted.
    ${If} ${FileExists} "$INSTDIR\uninstall.exe"
        ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    ${EndIf}
    !insertmacro CopyFiles
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 SW_SHOWNORMAL "" "$(Says)"
    CreateShortCut "$SMPROGRAMS\${TITLE} (Terminal).lnk" "$INSTDIR\${CONSOLE}" "--text" "$INSTDIR\${CONSOLE}" 0 SW_SHOWNORMAL "" "$(SaysText)"
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
    !insertmacro WaitUntilClosed
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
    ; File by file, so that nothing goes that somebody else has put there.
    !insertmacro RemoveFiles
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${TITLE}.lnk"
    Delete "$SMPROGRAMS\${TITLE} (Terminal).lnk"
    DeleteRegKey HKCU "${KEY}"
    ${If} $1 == "remove"
        RMDir /r "$LOCALAPPDATA\gin-parlour"
    ${EndIf}
SectionEnd
