import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFoot } from '../carregamento/ListView.tsx'
import { QueryView } from '../carregamento/QueryView.tsx'
import { type Periodo, periodoQuery } from './financeiro.queries.ts'
import { GuiaLinhas } from './GuiaLinhas.tsx'
import { LinhaAberta, LinhaInteira } from './LinhaAberta.tsx'

type DentistaLinhasProps = {
  dentista: Demonstrativo['unidades'][number]['dentistas'][number]
  /** The run, and the dentist's lines of it. */
  periodo: Periodo
  /** Opened from the start: the only one there is. */
  isAberto: boolean
}

/** A dentist and, opened, the guides, page after page. */
export function DentistaLinhas({ dentista, periodo, isAberto }: DentistaLinhasProps) {
  const [isOpen, setOpen] = useState(isAberto)
  const { nomeDentista, guias, totais } = dentista
  return (
    <>
      <LinhaAberta
        detalhe={countOf(guias, 'guia', 'guias')}
        isOpen={isOpen}
        nivel={2}
        nome={nomeDentista ?? 'Sem dentista informado'}
        onToggle={() => setOpen(!isOpen)}
        totais={totais}
      />
      {isOpen && <GuiasDoDentista periodo={periodo} />}
    </>
  )
}

function GuiasDoDentista({ periodo }: { periodo: Periodo }) {
  const query = useInfiniteQuery(periodoQuery(periodo))
  return (
    <QueryView
      frame={(waiting) => <LinhaInteira>{waiting}</LinhaInteira>}
      lines={3}
      loading="Carregando as guias"
      query={query}
      shape="row"
    >
      {({ pages }) => {
        const guias = pages.flatMap((pagina) => pagina.guias)
        return (
          <>
            {guias.map((guia) => (
              <GuiaLinhas guia={guia} key={guia.numeroFicha} nivel={3} />
            ))}
            {query.hasNextPage && (
              <LinhaInteira>
                <ListFoot noun={['guia', 'guias']} query={query} shown={guias.length} />
              </LinhaInteira>
            )}
          </>
        )
      }}
    </QueryView>
  )
}
