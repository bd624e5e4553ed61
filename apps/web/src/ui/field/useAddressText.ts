import { useEffect, useRef, useState } from 'react'

/**
 * What stands in a search field whose words the address keeps. What leads here by another way (the menu, back) says the
 * words; while one types, the field does.
 */
export function useAddressText(texto: string | undefined) {
  const campo = useRef<HTMLInputElement>(null)
  const [digitado, setDigitado] = useState(texto ?? '')
  useEffect(() => {
    if (document.activeElement !== campo.current) setDigitado(texto ?? '')
  }, [texto])
  return { campo, digitado, setDigitado }
}
