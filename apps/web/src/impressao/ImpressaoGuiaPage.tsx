import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { guiaPdfQuery } from './impressao.queries.ts'
import { Papel } from './Papel.tsx'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) =>
  queryClient.ensureQueryData(guiaPdfQuery(Number(params.numeroFicha)))

/** Interface S24: the guide on paper, to see, print and keep. */
export default function ImpressaoGuiaPage() {
  const { numeroFicha } = useParams({ from: '/portal/impressao/gto/$numeroFicha' })
  const { data } = useSuspenseQuery(guiaPdfQuery(Number(numeroFicha)))
  return (
    <Papel
      arquivo={data}
      titulo={`Guia ${numeroFicha}`}
      voltar={{ href: enderecoGuia(Number(numeroFicha)), rotulo: `Voltar à guia ${numeroFicha}` }}
    />
  )
}
