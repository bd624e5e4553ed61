import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LoadError } from '../carregamento/LoadError.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Bar, Stack } from '../ui/layout/Stack.tsx'
import styles from './DemonstrativoPagamentoPage.module.css'
import { DemonstrativoTable } from './DemonstrativoTable.tsx'
import type { DemonstrativoSearch } from './demonstrativoSearch.ts'
import { codigoPrincipalQuery, loadPlanilhaPeriodo, periodoQuery } from './financeiro.queries.ts'
import { PdfButton } from './PdfButton.tsx'
import { QuemField } from './QuemField.tsx'
import { RepasseField } from './RepasseField.tsx'
import { ResumoRepasse } from './ResumoRepasse.tsx'

/** A run: which one and whose lines, its sums, and the tree of what makes them. */
export function AbaPeriodo({ search }: { search: DemonstrativoSearch }) {
  const navigate = useNavigate({ from: '/portal/demonstrativoPagamento' })
  const principal = useQuery(codigoPrincipalQuery)
  const { data } = principal
  if (!data) {
    if (principal.error) return <LoadError query={principal} />
    return <Skeleton label="Carregando o demonstrativo" lines={8} shape="row" />
  }
  const { dentistas } = search
  const dataFinal =
    search.dataFinal ?? data.repasses.find(({ situacao }) => situacao !== 'aberto')?.dataFechamento
  if (data.repasses.length === 0) {
    return (
      <EmptyState icon="money" title="Nenhum pagamento ainda">
        O que você encaminhar para pagamento até o fechamento do mês aparece aqui assim que for processado.
      </EmptyState>
    )
  }
  const periodo = { dataFinal: dataFinal ?? data.repasses[0]?.dataFechamento, dentistas }
  return (
    <Stack gap={4}>
      <Bar>
        <div className={styles.campos}>
          <RepasseField
            onChange={(fechamento) =>
              void navigate({ search: (antes) => ({ ...antes, dataFinal: fechamento }) })
            }
            repasses={data.repasses}
            value={periodo.dataFinal}
          />
          <QuemField
            onChange={(quem) =>
              void navigate({
                search: ({ dentistas: _antes, ...resto }) => (quem ? { ...resto, dentistas: quem } : resto),
              })
            }
            principal={data}
            value={dentistas}
          />
        </div>
        <div className={styles.botoes}>
          <PdfButton periodo={periodo} />
          <ExportacaoButton load={loadPlanilhaPeriodo(periodo)}>Exportar Excel</ExportacaoButton>
        </div>
      </Bar>
      {data.naoDepositado !== '0.00' && (
        <Banner
          tone="informacao"
          title={`Processado, ainda não depositado: ${showValor(data.naoDepositado)}`}
        >
          É a soma do que foi liberado nos pagamentos que ainda não chegaram ao dia do depósito, antes das
          retenções.
        </Banner>
      )}
      <Periodo key={JSON.stringify(periodo)} periodo={periodo} />
    </Stack>
  )
}

function Periodo({ periodo }: { periodo: { dataFinal: string | undefined; dentistas: string | undefined } }) {
  const lista = useInfiniteQuery(periodoQuery(periodo))
  const [demonstrativo] = lista.data?.pages ?? []
  if (!demonstrativo) {
    if (lista.error) return <LoadError query={lista} />
    return <Skeleton label="Carregando o demonstrativo" lines={8} shape="row" />
  }
  return (
    <>
      <ResumoRepasse demonstrativo={demonstrativo} />
      {demonstrativo.unidades.length === 0 ? (
        <EmptyState icon="money" title="Nada processado aqui">
          Nenhuma guia do que foi escolhido entrou neste pagamento.
        </EmptyState>
      ) : (
        <DemonstrativoTable demonstrativo={demonstrativo} periodo={periodo} />
      )}
    </>
  )
}
