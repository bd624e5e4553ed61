import { useId } from 'react'
import { css } from '../../ui/css.ts'
import { type Padrao, Padroes, toPintura } from '../desenho/Padroes.tsx'
import cores from '../marca/marca.module.css'
import { TIPOS_MARCA } from '../marca/marcaDente.ts'
import { SeloMarca } from '../marca/SeloMarca.tsx'
import styles from './Legenda.module.css'

const c = css({ ...cores, ...styles })

function Amostra({ padroes, padrao }: { padroes: string; padrao: Padrao | 'ausente' }) {
  return (
    <svg aria-hidden="true" className={c('amostra', padrao)} focusable="false" viewBox="0 0 28 20">
      <rect
        className={c('quadro')}
        data-padrao={padrao}
        fill={padrao === 'ausente' ? 'none' : toPintura(padroes, padrao)}
        height="17"
        rx="2"
        width="25"
        x="1.5"
        y="1.5"
      />
      {padrao === 'ausente' && <path className={c('cruz')} d="M5 4L23 16M23 4L5 16" />}
    </svg>
  )
}

const SIMBOLOS = [
  { nome: 'Endodontia', d: 'M14 2V18', tipo: 'realizado' },
  { nome: 'Coroa', d: 'M5 3H23V17H5Z', tipo: 'realizado' },
  { nome: 'Implante', d: 'M14 2V18M8 5L20 7M8 10L20 12M8 15L20 17', tipo: 'realizado' },
  { nome: 'Extração a fazer', d: 'M6 17L22 3', tipo: 'planejado' },
] as const

/**
 * What every pattern, letter and symbol means; countries disagree on the colours (Interface B3): one press away.
 */
export function Legenda() {
  const padroes = useId()
  return (
    <div className={styles.legenda}>
      <Padroes id={padroes} />
      <h3 className={styles.titulo}>Legenda</h3>
      <ul className={c('lista')}>
        <li className={styles.item}>
          <Amostra padrao="digitando" padroes={padroes} />
          Em marcação
        </li>
        {TIPOS_MARCA.map(({ codigo, rotulo }) => (
          <li className={styles.item} key={codigo}>
            <Amostra padrao={codigo} padroes={padroes} />
            <SeloMarca tipo={codigo} />
            {rotulo}
          </li>
        ))}
      </ul>
      <ul className={c('lista', 'simbolos')}>
        {SIMBOLOS.map(({ nome, d, tipo }) => (
          <li className={styles.item} key={nome}>
            <svg aria-hidden="true" className={c('amostra', tipo)} focusable="false" viewBox="0 0 28 20">
              <path className={c('cruz')} d={d} />
            </svg>
            {nome}
          </li>
        ))}
      </ul>
    </div>
  )
}
