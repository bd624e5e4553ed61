import { nameQuem } from '@portal/domain/credenciado/quem.ts'
import { MAXIMO_EVENTOS_PAPEL } from '@portal/domain/financeiro/papelDemonstrativo.ts'
import { explainOutroFechamento } from '@portal/domain/repasse/outroFechamento.ts'
import { avisosSituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { showData } from '../calendario/format.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { LinhasVistasAviso } from '../credenciado/LinhasVistasAviso.tsx'
import { demonstrativoPdfQuery } from '../impressao/impressao.queries.ts'
import { Papel } from '../impressao/Papel.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { usePageTitle } from '../ui/pageTitle.ts'
import { DemonstrativoTable } from './DemonstrativoTable.tsx'
import {
  codigoPrincipalQuery,
  isDeUm,
  narrowPeriodo,
  type Periodo,
  periodoQuery,
  seesTodas,
  toQuery,
} from './financeiro.queries.ts'
import { ResumoRepasse } from './ResumoRepasse.tsx'

/** All of it, down to the last guide, each with an event at least: paper is not unfolded. What has more is refused (API-FIN-0004). */
export const loader = async ({ search, queryClient }: LoaderArgs<object, Periodo>) => {
  // Read anew: of what the statement's screen has read there may be the first page alone.
  const readInteiro = (periodo: Periodo) =>
    queryClient.fetchInfiniteQuery({ ...periodoQuery(periodo), pages: MAXIMO_EVENTOS_PAPEL, staleTime: 0 })
  const [inteiro] = await Promise.all([
    readInteiro(search),
    queryClient.ensureQueryData(codigoPrincipalQuery),
  ])
  const [demonstrativo] = inteiro.pages
  const dentistas = demonstrativo?.unidades.flatMap((unidade) => unidade.dentistas) ?? []
  const guias = dentistas.reduce((soma, dentista) => soma + dentista.guias, 0)
  // The guides of the only one there is came with the totals.
  if (demonstrativo && !isDeUm(demonstrativo) && guias <= MAXIMO_EVENTOS_PAPEL)
    await Promise.all(
      dentistas.map(({ codigoDentista }) =>
        readInteiro(narrowPeriodo(demonstrativo, search, codigoDentista)),
      ),
    )
  // Last of all: nothing keeps it until the page is there.
  await queryClient.ensureQueryData(demonstrativoPdfQuery(toQuery(search)))
}

/** Interface S24: the statement of a run to read and on paper. */
export default function ImpressaoDemonstrativoPage() {
  const periodo = useSearch({ from: '/portal/impressao/demonstrativo' })
  const { data: pdf } = useSuspenseQuery(demonstrativoPdfQuery(toQuery(periodo)))
  const { data: principal } = useSuspenseQuery(codigoPrincipalQuery)
  const [demonstrativo] = useSuspenseInfiniteQuery(periodoQuery(periodo)).data.pages
  const titulo = `Demonstrativo do pagamento de ${showData(demonstrativo?.repasse.dataPagamento ?? null)}`
  usePageTitle(titulo)
  const outro =
    demonstrativo && explainOutroFechamento(periodo.dataFinal, demonstrativo.repasse.dataFechamento)
  return (
    <Papel
      arquivo={pdf}
      titulo={titulo}
      voltar={{ href: hrefOf('/portal/demonstrativoPagamento', periodo), rotulo: 'Voltar ao demonstrativo' }}
    >
      {demonstrativo && (
        <>
          {outro && (
            <p>
              <strong>{outro}</strong>
            </p>
          )}
          <QuemRecebe />
          {(periodo.dentistas ?? !seesTodas(principal)) && (
            <p>
              De quem: <strong>{nameQuem(principal, periodo.dentistas)}</strong>
            </p>
          )}
          <LinhasVistasAviso todas={seesTodas(principal)} />
          <p>{avisosSituacaoRepasse[demonstrativo.repasse.situacao]}</p>
          <ResumoRepasse demonstrativo={demonstrativo} />
          <DemonstrativoTable demonstrativo={demonstrativo} isInteiro periodo={periodo} />
        </>
      )}
    </Papel>
  )
}

/** Whose statement it is: a sheet has no header of the portal to say it. */
function QuemRecebe() {
  const { data: info } = useQuery(infoQuery)
  return (
    info && (
      <p>
        Credenciado {info.codigoCredenciado} <strong>{info.nome}</strong>
        {info.dentistaConectado && `, para ${info.dentistaConectado.nome}`}
      </p>
    )
  )
}
