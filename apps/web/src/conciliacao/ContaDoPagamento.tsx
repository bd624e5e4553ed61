import type { PagamentoConciliado } from '@portal/contract/conciliacao.ts'
import { showData } from '../calendario/format.ts'
import { describeDesconto } from '../dinheiro/describeDesconto.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

/** How what was processed becomes what the bank is to show: where a difference comes from. */
export function ContaDoPagamento({ pagamento }: { pagamento: PagamentoConciliado }) {
  const { repasse, valorProcessado, valorGlosa, valorFranquia, descontos, valorLiquido } = pagamento
  const linha = (term: string, valor: string) => ({ term, value: showValor(valor), isNumeric: true })
  return (
    <Disclosure title={`Como se chega a ${showValor(valorLiquido)}`}>
      <Stack gap={3}>
        <DescriptionList
          items={[
            linha('Processado', valorProcessado),
            linha('Glosa', `-${valorGlosa}`),
            linha('Franquia', `-${valorFranquia}`),
            ...descontos.map((desconto) =>
              linha(describeDesconto(desconto), desconto.credito ? desconto.valor : `-${desconto.valor}`),
            ),
            linha('Líquido', valorLiquido),
          ]}
          layout="rows"
        />
        <p>
          <Link href={hrefOf('/portal/demonstrativoPagamento', { dataFinal: repasse.dataFechamento })}>
            As guias do pagamento de {showData(repasse.dataPagamento)}
          </Link>
        </p>
      </Stack>
    </Disclosure>
  )
}
