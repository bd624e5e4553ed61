import { useEffect, useState } from 'react'
import { createBring } from '../carregamento/createBring.ts'

const { find, bring, fetchAhead } = createBring(() => import('./locais.ts'))

/** The words by which screens and actions are found come with the search, and not with the portal. */
export const fetchLocais = fetchAhead

/** The screens and actions to search among; `isVindo` is false while they are on their way. */
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
