import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { describeDesconto } from '../dinheiro/describeDesconto.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './ResumoRepasse.module.css'

/** The run's sums, and how what was released becomes what is deposited. */
export function ResumoRepasse({ demonstrativo }: { demonstrativo: Demonstrativo }) {
  const { totais, descontos, valorLiquido } = demonstrativo
  const soma = (term: string, valor: string) => ({ term, value: showValor(valor), isNumeric: true })
  return (
    <Card title="Totais">
      <div className={styles.somas}>
        <DescriptionList
          items={[
            soma('Informado', totais.valorInformado),
            soma('Processado', totais.valorProcessado),
            soma('Glosa', totais.valorGlosa),
            soma('Franquia', totais.valorFranquia),
            soma('Liberado', totais.valorLiberado),
            ...(descontos ?? []).map((desconto) =>
              soma(describeDesconto(desconto), desconto.credito ? desconto.valor : `-${desconto.valor}`),
            ),
          ]}
        />
      </div>
      {valorLiquido !== null && (
        <dl className={styles.liquido}>
          <div>
            <dt>Líquido</dt>
            <dd>{showValor(valorLiquido)}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}
