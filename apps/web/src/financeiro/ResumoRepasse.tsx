import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { showData } from '../calendario/format.ts'
import { describeDesconto } from '../dinheiro/describeDesconto.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './ResumoRepasse.module.css'

/** The days of a run; the term of an appeal counts from its publication (Operadora §4). */
const describeDias = ({ dataFechamento, dataPublicacao, dataPagamento }: Demonstrativo['repasse']): string =>
  `Fechamento em ${showData(dataFechamento)}, publicação em ${showData(dataPublicacao)}, pagamento em ${showData(dataPagamento)}.`

/** The run's sums, and how what was released becomes what is paid. */
export function ResumoRepasse({ demonstrativo }: { demonstrativo: Demonstrativo }) {
  const { repasse, totais, descontos, valorLiquido } = demonstrativo
  const soma = (term: string, valor: string) => ({ term, value: showValor(valor), isNumeric: true })
  const liberado = soma('Liberado', totais.valorLiberado)
  const deposito = valorLiquido === null ? liberado : soma('Líquido', valorLiquido)
  return (
    <Card description={describeDias(repasse)} title="Totais">
      <div className={styles.contas}>
        <dl className={styles.deposito}>
          <div>
            <dt>{deposito.term}</dt>
            <dd>{deposito.value}</dd>
          </div>
        </dl>
        <div className={styles.somas}>
          <DescriptionList
            items={[
              soma('Informado', totais.valorInformado),
              soma('Processado', totais.valorProcessado),
              soma('Glosa', totais.valorGlosa),
              soma('Franquia', totais.valorFranquia),
              ...(deposito === liberado ? [] : [liberado]),
            ]}
          />
          {descontos && descontos.length > 0 && (
            <>
              <h3 className={styles.grupo}>Do liberado ao líquido</h3>
              <DescriptionList
                items={descontos.map((desconto) =>
                  soma(describeDesconto(desconto), desconto.credito ? desconto.valor : `-${desconto.valor}`),
                )}
              />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
