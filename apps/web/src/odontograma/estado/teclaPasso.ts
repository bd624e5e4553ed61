/** Which way a key pressed with Ctrl goes in the steps; a letter comes as a capital with Caps Lock too. */
export function findTeclaPasso(key: string, shift = false): 'desfazer' | 'refazer' | undefined {
  const letra = key.toLowerCase()
  if (letra === 'y' || (letra === 'z' && shift)) return 'refazer'
  return letra === 'z' ? 'desfazer' : undefined
}
