/** Browsers as they name themselves; an earlier one wins, for most also name those they descend from. */
const navegadores: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const sistemas: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const find = (linhas: readonly (readonly [RegExp, string])[], agente: string): string | undefined =>
  linhas.find(([sinal]) => sinal.test(agente))?.[1]

/** "Chrome no Windows": what a browser says of itself, as its owner knows it again. It proves nothing. */
export function describeAparelho(agente: string): string {
  const [navegador, sistema] = [find(navegadores, agente), find(sistemas, agente)]
  if (navegador && sistema) return `${navegador} no ${sistema}`
  return navegador ?? sistema ?? 'Outro aparelho'
}
