import type { GuiaPaga } from '@portal/contract/financeiro.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QueryView } from '../carregamento/QueryView.tsx'
import { LinhasVistasAviso } from '../credenciado/LinhasVistasAviso.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar, Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { TabelaLinhas } from './DemonstrativoTable.tsx'
import type { DemonstrativoSearch } from './demonstrativoSearch.ts'
import { codigoPrincipalQuery, guiasPagasQuery, seesTodas, toPedidoGuias } from './financeiro.queries.ts'
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
      <Chegada gtoList={guias} />
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

const countSemPagamento = (quantas: number) => `${countOf(quantas, 'guia', 'guias')} sem pagamento processado`
const countNaoEncontradas = (quantas: number) =>
  countOf(quantas, 'guia não encontrada', 'guias não encontradas')

/** What became of the guides that were typed. It is there before what it says, so that readers hear it. */
function Chegada({ gtoList }: { gtoList: string | undefined }) {
  const { data } = useQuery({ ...guiasPagasQuery(gtoList ?? ''), enabled: gtoList !== undefined })
  const partes = data && [
    data.semPagamento.length > 0 && countSemPagamento(data.semPagamento.length),
    data.naoEncontradas.length > 0 && countNaoEncontradas(data.naoEncontradas.length),
    data.guias.length > 0 && countEncontradas(data.guias),
  ]
  return (
    <VisuallyHidden>
      <span role="status">{partes?.filter(Boolean).join('. ')}</span>
    </VisuallyHidden>
  )
}

function Guias({ gtoList }: { gtoList: string }) {
  const { data: principal } = useQuery(codigoPrincipalQuery)
  return (
    <QueryView loading="Carregando as guias" lines={6} query={useQuery(guiasPagasQuery(gtoList))} shape="row">
      {({ guias, semPagamento, naoEncontradas }) => (
        <>
          {semPagamento.length > 0 && (
            <Banner title={countSemPagamento(semPagamento.length)} tone="atencao">
              {semPagamento.join(', ')}:{' '}
              {pluralOf(
                semPagamento.length,
                'confira se a guia já foi encaminhada e processada.',
                'confira se as guias já foram encaminhadas e processadas.',
              )}
            </Banner>
          )}
          {naoEncontradas.length > 0 && (
            <Banner title={countNaoEncontradas(naoEncontradas.length)} tone="atencao">
              {naoEncontradas.join(', ')}:{' '}
              {pluralOf(
                naoEncontradas.length,
                'confira o número; o seu acesso não vê o pagamento de guia com ele.',
                'confira os números; o seu acesso não vê o pagamento de guias com eles.',
              )}
            </Banner>
          )}
          {guias.length > 0 && (
            <>
              {principal && <LinhasVistasAviso todas={seesTodas(principal)} />}
              <Bar>
                <p>{countEncontradas(guias)}</p>
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
