import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createLatePart } from '../../carregamento/createLatePart.tsx'
import { guiaQuery } from '../../guia/guia.queries.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { type RascunhoInicial, toVersaoSalva } from './chooseRascunho.ts'
import type { useRascunho } from './useRascunho.ts'
import type { Escolhida } from './VersoesDialog.tsx'

// Seldom needed, and only where the server answered: it comes when it is.
const ConflitoDialog = createLatePart(async () => (await import('./ConflitoDialog.tsx')).ConflitoDialog)

type RascunhoConflitoProps = {
  guia: GuiaDetalhada
  inicial: RascunhoInicial
  form: Pick<ReturnType<typeof useRascunho>, 'dispatch' | 'saver' | 'salvamento'> & { conteudo: Conteudo }
  describe: (codigoEvento: string) => string
  listRespostas: (conteudo: Conteudo) => readonly string[]
}

/** Shows the two versions when another screen saved first, at the opening or meanwhile, and goes on with the choice. */
export function RascunhoConflito(props: RascunhoConflitoProps) {
  const { guia, inicial, form, ...palavras } = props
  const { conteudo, dispatch, saver, salvamento } = form
  const [isDaAbertura, setDaAbertura] = useState(inicial.conflito !== null)
  const isAberto = isDaAbertura || salvamento.fase === 'conflito'
  // The guide's own cache may be older than the refusal.
  const { data: atual } = useQuery({
    ...guiaQuery(guia.numeroFicha),
    enabled: isAberto,
    staleTime: 0,
    select: ({ rascunho }) => rascunho && toVersaoSalva(rascunho),
  })
  const servidor = isDaAbertura ? inicial.conflito?.servidor : atual
  if (!isAberto || !servidor) return null
  const local = isDaAbertura && inicial.conflito ? inicial.conflito.local : { conteudo, em: null }

  const choose = (qual: Escolhida) => {
    const escolhido = qual === 'local' ? local.conteudo : servidor.conteudo
    setDaAbertura(false)
    dispatch({ tipo: 'substituir', conteudo: escolhido })
    void saver.resolve(servidor.revisao, escolhido, qual === 'servidor' ? servidor.salvoEm : undefined)
  }
  return (
    <ConflitoDialog
      {...palavras}
      loading="Carregando as duas versões"
      local={local}
      onChoose={choose}
      servidor={{ conteudo: servidor.conteudo, em: servidor.salvoEm }}
    />
  )
}
