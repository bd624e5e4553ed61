import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { showData } from '../calendario/format.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { demonstrativoPdfQuery } from '../impressao/impressao.queries.ts'
import { Papel } from '../impressao/Papel.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { usePageTitle } from '../ui/pageTitle.ts'
import { DemonstrativoTable } from './DemonstrativoTable.tsx'
import { type Periodo, periodoQuery, toQuery } from './financeiro.queries.ts'
import { ResumoRepasse } from './ResumoRepasse.tsx'

export const loader = ({ search, queryClient }: LoaderArgs<object, Periodo>) =>
  Promise.all([
    queryClient.ensureQueryData(demonstrativoPdfQuery(toQuery(search))),
    queryClient.ensureInfiniteQueryData(periodoQuery(search)),
  ])

/** Interface S24: the statement of a run to read and on paper. */
export default function ImpressaoDemonstrativoPage() {
  const periodo = useSearch({ from: '/portal/impressao/demonstrativo' })
  const { data: pdf } = useSuspenseQuery(demonstrativoPdfQuery(toQuery(periodo)))
  const [demonstrativo] = useSuspenseInfiniteQuery(periodoQuery(periodo)).data.pages
  const titulo = `Demonstrativo do pagamento de ${showData(demonstrativo?.repasse.dataPagamento ?? null)}`
  usePageTitle(titulo)
  return (
    <Papel
      arquivo={pdf}
      titulo={titulo}
      voltar={{ href: hrefOf('/portal/demonstrativoPagamento', periodo), rotulo: 'Voltar ao demonstrativo' }}
    >
      {demonstrativo && (
        <>
          <ResumoRepasse demonstrativo={demonstrativo} />
          <DemonstrativoTable demonstrativo={demonstrativo} periodo={periodo} />
        </>
      )}
    </Papel>
  )
}
