import type { GuiaPaga } from '@portal/contract/financeiro.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QueryView } from '../carregamento/QueryView.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar, Stack } from '../ui/layout/Stack.tsx'
import { TabelaLinhas } from './DemonstrativoTable.tsx'
import type { DemonstrativoSearch } from './demonstrativoSearch.ts'
import { guiasPagasQuery, toPedidoGuias } from './financeiro.queries.ts'
import { GuiaLinhas } from './GuiaLinhas.tsx'
import { GuiasField } from './GuiasField.tsx'

/** Some guides, typed or pasted: what each payment made of them. */
export function AbaGuias({ search: { guias } }: { search: DemonstrativoSearch }) {
  const navigate = useNavigate({ from: '/portal/demonstrativoPagamento' })
  return (
    <Stack gap={4}>
      <GuiasField
        onChange={(numeros) =>
          void navigate({
            search: ({ guias: _antes, ...resto }) =>
              numeros.length > 0 ? { ...resto, guias: numeros.join(',') } : resto,
          })
        }
        value={guias}
      />
      {guias ? (
        <Guias gtoList={guias} />
      ) : (
        <EmptyState icon="search" title="Informe as guias">
          Digite os números, ou cole uma coluna da sua planilha: cada guia mostra o que foi pago, o que foi
          glosado e por quê.
        </EmptyState>
      )}
    </Stack>
  )
}

/** "3 guias encontradas; 4 linhas, uma por pagamento": a guide comes once for each payment that it is in. */
function countEncontradas(guias: readonly GuiaPaga[]): string {
  const numeros = new Set(guias.map(({ numeroFicha }) => numeroFicha)).size
  const encontradas = countOf(numeros, 'guia encontrada', 'guias encontradas')
  return guias.length === numeros ? encontradas : `${encontradas}; ${guias.length} linhas, uma por pagamento`
}

function Guias({ gtoList }: { gtoList: string }) {
  return (
    <QueryView loading="Carregando as guias" lines={6} query={useQuery(guiasPagasQuery(gtoList))} shape="row">
      {({ guias, semPagamento, naoEncontradas }) => (
        <>
          {semPagamento.length > 0 && (
            <Banner
              role="status"
              title={`${countOf(semPagamento.length, 'guia', 'guias')} sem pagamento processado`}
              tone="atencao"
            >
              {semPagamento.join(', ')}:{' '}
              {pluralOf(
                semPagamento.length,
                'confira se a guia já foi encaminhada e processada.',
                'confira se as guias já foram encaminhadas e processadas.',
              )}
            </Banner>
          )}
          {naoEncontradas.length > 0 && (
            <Banner
              role="status"
              title={countOf(naoEncontradas.length, 'guia não encontrada', 'guias não encontradas')}
              tone="atencao"
            >
              {naoEncontradas.join(', ')}:{' '}
              {pluralOf(
                naoEncontradas.length,
                'confira o número; o seu acesso não vê guia com ele.',
                'confira os números; o seu acesso não vê guias com eles.',
              )}
            </Banner>
          )}
          {guias.length > 0 && (
            <>
              <Bar>
                <p aria-live="polite">{countEncontradas(guias)}</p>
                <ExportacaoButton pedido={toPedidoGuias(gtoList)}>Exportar Excel</ExportacaoButton>
              </Bar>
              <TabelaLinhas caption="Pagamento das guias" titulo="Guia e evento">
                {guias.map((guia) => (
                  <GuiaLinhas
                    guia={guia}
                    key={`${guia.numeroFicha} ${guia.repasse.dataFechamento}`}
                    nivel={1}
                    showRepasse
                  />
                ))}
              </TabelaLinhas>
            </>
          )}
        </>
      )}
    </QueryView>
  )
}
