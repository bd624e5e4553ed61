import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { detalhadaQuery } from './capturaExame.queries.ts'
import { ExamesList } from './ExamesList.tsx'

/** On a radiology guide: what its request asks for, where, and what is looked for there. Spec §7, `sol/detalhada`. */
export function PedidoDaGuia({ numeroFicha }: { numeroFicha: number }) {
  const pedido = useQuery(detalhadaQuery(numeroFicha))
  return (
    <Disclosure level={2} title="O que foi pedido">
      <QueryView loading="Carregando o pedido" query={pedido}>
        {({ hipoteseDiagnostica, eventos }) => (
          <Stack gap={3}>
            <DescriptionList
              items={[{ term: 'Hipótese diagnóstica', value: hipoteseDiagnostica }]}
              layout="rows"
            />
            <ExamesList eventos={eventos} />
          </Stack>
        )}
      </QueryView>
    </Disclosure>
  )
}
