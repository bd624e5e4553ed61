import type { CausaGlosa } from '@portal/contract/indicador.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './Indicador.module.css'

/** What denials cost most, after the appeals, and the habit that removes each (Operadora §5). */
export function CausasCard({ causas }: { causas: readonly CausaGlosa[] }) {
  // What the appeals brought back costs nothing any more.
  const custam = causas.filter(({ aindaNegado }) => toCentavos(aindaNegado) !== 0)
  return (
    <Card
      description="As glosas que mais pesam em doze meses, depois dos recursos, e o hábito que evita cada uma."
      title="O que mais custou"
    >
      {custam.length === 0 ? (
        <p>Nada continua negado em doze meses.</p>
      ) : (
        <ol className={styles.causas}>
          {custam.map(({ codigoGlosa, texto, negado, aindaNegado, habito }) => (
            <li className={styles.causa} key={codigoGlosa}>
              <span className={styles.causaNome}>
                <Link
                  href={hrefOf('/portal/indicadoresQualidadeDesempenho', {
                    indicador: 'glosaInicial',
                    causa: codigoGlosa,
                  })}
                  isOver
                >
                  {codigoGlosa} · {texto}
                </Link>
                <span>
                  {showValor(aindaNegado)} ainda negados, de {showValor(negado)}
                </span>
              </span>
              <Habito codigoGlosa={codigoGlosa} habito={habito} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** The habit, and the explanation beside its last word. */
function Habito({ codigoGlosa, habito }: Pick<CausaGlosa, 'codigoGlosa' | 'habito'>) {
  const dito = habito ? `Hábito: ${habito}` : ''
  const corte = dito.lastIndexOf(' ') + 1
  return (
    <span>
      {dito.slice(0, corte)}
      <span className={styles.junto}>
        {dito.slice(corte)} <ExplicacaoButton codigoGlosa={codigoGlosa} />
      </span>
    </span>
  )
}
