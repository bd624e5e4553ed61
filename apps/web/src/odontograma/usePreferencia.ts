import { useState } from 'react'
import { keepTexto, readTexto } from '../api/guardado.ts'

/** How this person likes the chart, remembered in this browser: one of a few words. */
export function usePreferencia<T extends string>(
  nome: string,
  opcoes: readonly [T, ...T[]],
): readonly [T, (valor: T) => void] {
  const chave = `portal.odontograma.${nome}`
  const [valor, setValor] = useState<T>(
    () => opcoes.find((opcao) => opcao === readTexto('localStorage', chave)) ?? opcoes[0],
  )
  return [
    valor,
    (novo) => {
      keepTexto('localStorage', chave, novo)
      setValor(novo)
    },
  ]
}
