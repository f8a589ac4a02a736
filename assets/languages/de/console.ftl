console-text-mode = Weiter im Textmodus.
console-no-terminal = Es gibt auch kein Terminal, also nichts, worauf gespielt werden kann.
console-no-display = Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe ({ $why }).
console-no-display-at-all = Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe.
console-few-colours = dieser zeigt höchstens 256 Farben
console-no-library = Es lässt sich kein Fenster öffnen, weil { $library } fehlt. Unter Debian oder Ubuntu: sudo apt install libx11-6 libxext6
console-not-written = Es lässt sich nichts mehr schreiben: { $why }.
console-unread = es lässt sich nicht lesen: { $why }
