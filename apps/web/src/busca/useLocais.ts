import { useEffect, useState } from 'react'
import { createBring } from '../carregamento/createBring.ts'

const { find, bring, fetchAhead } = createBring(async () => {
  const [locais, { nameHoje }] = await Promise.all([import('./locais.ts'), import('./situacaoHoje.ts')])
  return { ...locais, nameHoje }
})

/**
 * The words by which screens and actions are found, and the rules by which a guide stands as it does, come with the search,
 * and not with the portal.
 */
export const fetchLocais = fetchAhead

/** The screens and actions to search among, and what a guide found is told by; `isVindo` is false while they are on their way. */
export function useLocais() {
  const [locais, setLocais] = useState(find)
  const [isVindo, setVindo] = useState(locais !== undefined)
  useEffect(() => {
    const end = () => setVindo(true)
    // Where they do not come, patients and guides are found all the same.
    if (!find())
      bring()
        .then(setLocais, () => undefined)
        .then(end, end)
    else {
      setLocais(find)
      end()
    }
  }, [])
  return { locais, isVindo }
}
