import { useEffect, useState } from 'react'

/**
 * What stands in a search field whose words the address keeps. What leads here by another way (the menu, back) says the
 * words; while one types, the field does.
 */
export function useAddressText(texto: string | undefined, id: string | undefined) {
  const [digitado, setDigitado] = useState(texto ?? '')
  useEffect(() => {
    if (document.activeElement?.id !== id) setDigitado(texto ?? '')
  }, [texto, id])
  return { digitado, setDigitado }
}
