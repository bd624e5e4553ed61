import { enderecoRecurso } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { recursoPdfQuery } from '../impressao/impressao.queries.ts'
import { Papel } from '../impressao/Papel.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { DadosRecurso } from './DadosRecurso.tsx'
import { ItemEnviadoCard } from './ItemEnviadoCard.tsx'
import { recursoQuery } from './recursoGlosa.queries.ts'

export const loader = async ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) => {
  const numeroFicha = Number(params.numeroFicha)
  // Both are on their way; of a guide without an appeal, it is the appeal that says why there is nothing to print.
  void queryClient.prefetchQuery(recursoPdfQuery(numeroFicha))
  await queryClient.ensureQueryData(recursoQuery(numeroFicha))
  await queryClient.ensureQueryData(recursoPdfQuery(numeroFicha))
}

/** Interface S24: the appeal as it was sent, with what was decided of it, to read and on paper. */
export default function ImpressaoRecursoPage() {
  const numeroFicha = Number(useParams({ from: '/portal/impressao/recurso/$numeroFicha' }).numeroFicha)
  const { data: pdf } = useSuspenseQuery(recursoPdfQuery(numeroFicha))
  const { data: recurso } = useSuspenseQuery(recursoQuery(numeroFicha))
  const titulo = `Recurso da guia ${numeroFicha}`
  usePageTitle(titulo)
  return (
    <Papel
      arquivo={pdf}
      titulo={titulo}
      voltar={{ href: enderecoRecurso(numeroFicha), rotulo: `Voltar ao recurso da guia ${numeroFicha}` }}
    >
      <Card title={recurso.protocolo ? `Protocolo ${recurso.protocolo}` : 'Recurso'}>
        <DadosRecurso recurso={recurso} />
      </Card>
      {recurso.itens.map((item) => (
        <ItemEnviadoCard
          isUnico={recurso.itens.length === 1}
          item={item}
          key={item.numeroSequencialInclusao}
        />
      ))}
    </Papel>
  )
}
