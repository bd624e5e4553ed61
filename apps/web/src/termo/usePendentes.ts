import type { TermoAceito, TermoPendente } from '@portal/contract/termo.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSession } from '../api/useSession.ts'
import { isCompleto } from './describeTermo.ts'
import { keepLido, readLidos, toLido } from './lidos.ts'
import { pendentesQuery } from './termo.queries.ts'

/** The terms that are left, which of them were read to the end, and what was accepted on this page. */
export function usePendentes() {
  const { data } = useSuspenseQuery(pendentesQuery)
  const login = useSession()?.userLogin ?? ''
  const [lidos, setLidos] = useState(readLidos)
  const [feitos, setFeitos] = useState<readonly TermoAceito[]>([])
  // Several are accepted in a row between two drawings.
  const aceitos = useRef(feitos)

  /** The list may still be on its way when the answer to an acceptance is here. */
  const listRestantes = (todos: readonly TermoAceito[]): TermoPendente[] =>
    data.termos.filter(
      (termo) =>
        !todos.some(
          (aceito) => aceito.codigoDocumento === termo.codigoDocumento && isCompleto(termo, aceito),
        ),
    )

  /** Keeps an acceptance; answers what is left. */
  function keepFeito(aceito: TermoAceito): TermoPendente[] {
    const outros = aceitos.current.filter(({ codigoDocumento }) => codigoDocumento !== aceito.codigoDocumento)
    aceitos.current = [...outros, aceito]
    setFeitos(aceitos.current)
    return listRestantes(aceitos.current)
  }

  return {
    restantes: listRestantes(feitos),
    feitos,
    keepFeito,
    isLido: (termo: TermoPendente) => lidos.has(toLido(login, termo)),
    keepLido: (termo: TermoPendente) => {
      keepLido(toLido(login, termo))
      setLidos(readLidos())
    },
  }
}
