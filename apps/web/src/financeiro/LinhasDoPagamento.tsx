import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { ANCORA_GLOSAS } from '@portal/domain/menu/ancora.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListFoot } from '../carregamento/ListView.tsx'
import { QueryView } from '../carregamento/QueryView.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { DemonstrativoTable, TabelaLinhas } from './DemonstrativoTable.tsx'
import { glosadasQuery, isDeUm, type Periodo } from './financeiro.queries.ts'
import { GuiaLinhas } from './GuiaLinhas.tsx'
import { LinhaInteira } from './LinhaAberta.tsx'

type LinhasDoPagamentoProps = {
  demonstrativo: Demonstrativo
  periodo: Periodo
  soGlosa: boolean
  onSoGlosa: (soGlosa: boolean) => void
}

/** The lines of a run: all of them level by level, or the denied guides alone, opened. */
export function LinhasDoPagamento({ demonstrativo, periodo, soGlosa, onSoGlosa }: LinhasDoPagamentoProps) {
  const dentistas = demonstrativo.unidades.flatMap((unidade) => unidade.dentistas)
  const count = (campo: 'guias' | 'guiasComGlosa') =>
    dentistas.reduce((soma, dentista) => soma + dentista[campo], 0)
  const comGlosa = count('guiasComGlosa')
  return (
    <>
      <Row gap={4}>
        {/* Where nothing was denied there is no row to go to. */}
        <Checkbox isSelected={soGlosa} onChange={onSoGlosa} {...(comGlosa === 0 && { id: ANCORA_GLOSAS })}>
          Só com glosa
        </Checkbox>
        <p role="status">
          {soGlosa && comGlosa === 0 && (
            // Written below for who sees it.
            <VisuallyHidden>Nenhuma glosa neste pagamento.</VisuallyHidden>
          )}
          {soGlosa &&
            comGlosa > 0 &&
            `${comGlosa} de ${countOf(count('guias'), 'guia', 'guias')} com glosa, ${showValor(demonstrativo.totais.valorGlosa)} ${pluralOf(comGlosa, 'nela', 'nelas')}. Os totais acima, o papel, o PDF e o Excel são de todas.`}
        </p>
      </Row>
      {soGlosa ? (
        <Glosadas periodo={periodo} showDentista={!isDeUm(demonstrativo)} />
      ) : (
        <DemonstrativoTable demonstrativo={demonstrativo} periodo={periodo} />
      )}
    </>
  )
}

type GlosadasProps = { periodo: Periodo; showDentista: boolean }

/** What was denied and why, at once in sight: guide by guide, whoever did it. */
function Glosadas({ periodo, showDentista }: GlosadasProps) {
  const query = useInfiniteQuery(glosadasQuery(periodo))
  return (
    <QueryView
      empty={({ pages: [primeira] }) =>
        primeira?.guias.length === 0 && (
          <EmptyState icon="money" title="Nenhuma glosa neste pagamento">
            Nenhum evento do que foi escolhido foi negado, no todo ou em parte.
          </EmptyState>
        )
      }
      lines={6}
      loading="Carregando as glosas"
      query={query}
      shape="row"
    >
      {({ pages }) => {
        const guias = pages.flatMap((pagina) => pagina.guias)
        return (
          <TabelaLinhas caption="Guias com glosa" titulo="Guia e evento">
            {guias.map((guia, indice) => (
              <GuiaLinhas
                guia={guia}
                isAberta
                key={guia.numeroFicha}
                nivel={1}
                showDentista={showDentista}
                {...(indice === 0 && { id: ANCORA_GLOSAS })}
              />
            ))}
            {query.hasNextPage && (
              <LinhaInteira>
                <ListFoot noun={['guia', 'guias']} query={query} shown={guias.length} />
              </LinhaInteira>
            )}
          </TabelaLinhas>
        )
      }}
    </QueryView>
  )
}
