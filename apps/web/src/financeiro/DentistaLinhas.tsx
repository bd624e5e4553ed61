import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ListFoot } from '../carregamento/ListView.tsx'
import { QueryView } from '../carregamento/QueryView.tsx'
import { useOpenOnReturn } from '../rota/useOpenOnReturn.ts'
import { usePaper } from '../ui/usePaper.ts'
import { type Periodo, periodoQuery } from './financeiro.queries.ts'
import { GuiaLinhas } from './GuiaLinhas.tsx'
import { LinhaAberta, LinhaInteira } from './LinhaAberta.tsx'

type DentistaLinhasProps = {
  dentista: Demonstrativo['unidades'][number]['dentistas'][number]
  /** The run, and the dentist's lines of it. */
  periodo: Periodo
  /** Opened from the start: the only one there is. */
  isAberto: boolean
  /** Opened down to the events: where it is read whole. */
  isInteiro: boolean
}

/** A dentist and, opened, the guides, page after page. */
export function DentistaLinhas({ dentista, periodo, isAberto, isInteiro }: DentistaLinhasProps) {
  const { codigoDentista, nomeDentista, guias, totais } = dentista
  const [isOpen, setOpen] = useOpenOnReturn(`dentista ${codigoDentista}`, isAberto || isInteiro)
  const isPaper = usePaper()
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
      {isOpen ? (
        <GuiasDoDentista isInteiro={isInteiro} periodo={periodo} />
      ) : (
        isPaper && <GuiasNoPapel periodo={periodo} />
      )}
    </>
  )
}

/** Of a dentist who stands folded: what was read before. A sheet waits for no reading. */
const GuiasNoPapel = ({ periodo }: { periodo: Periodo }) =>
  useQueryClient()
    .getQueryData(periodoQuery(periodo).queryKey)
    ?.pages.flatMap(({ guias }) => guias)
    .map((guia) => <GuiaLinhas guia={guia} key={guia.numeroFicha} nivel={3} />)

function GuiasDoDentista({ periodo, isInteiro }: { periodo: Periodo; isInteiro: boolean }) {
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
              <GuiaLinhas guia={guia} isAberta={isInteiro} key={guia.numeroFicha} nivel={3} />
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
