import type { Explicacao as Lida } from '@portal/contract/glosa.ts'
import { useQuery } from '@tanstack/react-query'
import { showData } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import styles from './Explicacao.module.css'
import type { ExplicacaoButtonProps } from './ExplicacaoButton.tsx'
import { describeHistorico, describeVigencia } from './explicacaoWords.ts'
import { explicacaoQuery } from './glosa.queries.ts'

/** What lies behind a denial: read when it is opened, and not before. */
export function Explicacao({ codigoGlosa, codigoEvento, ajuda }: Omit<ExplicacaoButtonProps, 'isStop'>) {
  const query = useQuery(explicacaoQuery(codigoGlosa, codigoEvento))
  const sabida = ajuda ?? query.data?.ajudaEvento
  return (
    <div className={styles.explicacao}>
      {sabida && (
        <dl className={styles.partes}>
          <dt>Quando ocorre</dt>
          <dd>{sabida.quandoOcorre}</dd>
          <dt>Como evitar</dt>
          <dd>{sabida.comoEvitar}</dd>
          <dt>Como recorrer</dt>
          <dd>{sabida.comoRecorrer}</dd>
        </dl>
      )}
      {/* It comes after the help, which is read meanwhile. */}
      <div aria-live="polite">
        <QueryView lines={5} loading="Carregando a origem da regra" query={query}>
          {(lida) => <Origem lida={lida} />}
        </QueryView>
      </div>
    </div>
  )
}

const Origem = ({ lida: { codigoGlosa, referencia, regra, historico } }: { lida: Lida }) => (
  <dl className={styles.partes}>
    <dt>De onde vem</dt>
    <dd>{referencia}</dd>
    <dt>Desde quando</dt>
    <dd>{describeVigencia({ codigoGlosa, regra })}</dd>
    <dt>
      No seu consultório, de {showData(historico.desde)} a {showData(historico.ate)}
    </dt>
    {describeHistorico(historico).map((frase) => (
      <dd key={frase}>{frase}</dd>
    ))}
  </dl>
)
