import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { guiaQuery } from '../guia/guia.queries.ts'
import { ConflitoDialog } from './ConflitoDialog.tsx'
import { type Partida, toConteudoDoServidor } from './chooseRascunho.ts'
import type { useFormulario } from './useFormulario.ts'

type RascunhoConflitoProps = {
  guia: GuiaDetalhada
  partida: Partida
  form: Pick<ReturnType<typeof useFormulario>, 'conteudo' | 'dispatch' | 'salvador' | 'salvamento'>
  describe: (codigoEvento: string) => string
}

/** Shows the two versions when another screen saved first, at the opening or meanwhile, and goes on with the choice. */
export function RascunhoConflito({ guia, partida, form, describe }: RascunhoConflitoProps) {
  const { conteudo, dispatch, salvador, salvamento } = form
  const [isDaAbertura, setDaAbertura] = useState(partida.conflito !== null)
  const isAberto = isDaAbertura || salvamento.fase === 'conflito'
  // The guide's own cache may be older than the refusal.
  const { data: atual } = useQuery({
    ...guiaQuery(guia.numeroFicha),
    enabled: isAberto,
    staleTime: 0,
    select: ({ rascunho }) => rascunho,
  })
  const servidor = isDaAbertura ? partida.conflito?.servidor : atual
  if (!isAberto || !servidor) return null
  const local = isDaAbertura && partida.conflito ? partida.conflito.local : { conteudo, em: null }

  const choose = (qual: 'local' | 'servidor') => {
    const escolhido = qual === 'local' ? local.conteudo : toConteudoDoServidor(servidor)
    setDaAbertura(false)
    dispatch({ tipo: 'substituir', conteudo: escolhido })
    void salvador.resolve(servidor.revisao, escolhido)
  }
  return (
    <ConflitoDialog
      describe={describe}
      local={local}
      onChoose={choose}
      servidor={{ conteudo: toConteudoDoServidor(servidor), em: servidor.salvoEm }}
    />
  )
}
