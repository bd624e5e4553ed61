import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { CartaPapel } from './CartaPapel.tsx'
import { negativaQuery } from './carta.queries.ts'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) =>
  queryClient.ensureQueryData(negativaQuery(Number(params.numeroFicha)))

/** Interface S24: what the plan did not cover of a guide, told to the patient. */
export default function CartaNegativaPage() {
  const numeroFicha = Number(useParams({ from: '/portal/impressao/negativa/$numeroFicha' }).numeroFicha)
  const { data } = useSuspenseQuery(negativaQuery(numeroFicha))
  return (
    <CartaPapel
      carta={data}
      voltar={{ href: enderecoGuia(numeroFicha), rotulo: `Voltar à guia ${numeroFicha}` }}
    />
  )
}
