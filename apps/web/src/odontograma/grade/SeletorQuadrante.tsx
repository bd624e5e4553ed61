import { Segmentos } from '../barra/Segmentos.tsx'
import { type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import { QUADRANTES, toQuadranteDoDente } from './quadrante.ts'
import styles from './SeletorQuadrante.module.css'

const OPCOES = QUADRANTES.map(({ codigo, rotulo }) => ({ codigo, rotulo: `${codigo} ${rotulo}` }))

type SeletorQuadranteProps = { escolha: EscolhaStore; onChange: (quadrante: string) => void }

/** On a phone, which quarter of the mouth is shown; the arrows also cross from one to the next. */
export function SeletorQuadrante({ escolha, onChange }: SeletorQuadranteProps) {
  const quadrante = useEscolha(escolha, ({ cursor }) => toQuadranteDoDente(cursor))
  return (
    <div className={styles.seletor}>
      <Segmentos label="Quadrante" onChange={onChange} opcoes={OPCOES} value={quadrante} />
    </div>
  )
}
