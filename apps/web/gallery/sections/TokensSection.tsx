import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'

const colors = [
  'cor-fundo',
  'cor-superficie',
  'cor-superficie-2',
  'cor-superficie-3',
  'cor-elevada',
  'cor-texto',
  'cor-texto-suave',
  'cor-borda',
  'cor-borda-forte',
  'cor-primaria',
  'cor-primaria-realce',
  'cor-primaria-suave',
  'cor-acento',
  'cor-acento-suave',
  'cor-moldura',
  'cor-moldura-realce',
  'cor-foco',
  'tom-informacao-forte',
  'tom-sucesso-forte',
  'tom-atencao-forte',
  'tom-perigo-forte',
]
const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']

export function TokensSection() {
  return (
    <Card title="Cores e tipos">
      <div className={styles.stack}>
        <div className={styles.swatches}>
          {colors.map((color) => (
            <div key={color}>
              <div className={styles.swatch} style={{ background: `var(--${color})` }} />
              <p className={styles.code}>--{color}</p>
            </div>
          ))}
        </div>
        <div className={styles.type}>
          {sizes.map((size) => (
            <p key={size} style={{ fontSize: `var(--texto-${size})` }}>
              Autorização 1.234,56 <span className={styles.code}>--texto-{size}</span>
            </p>
          ))}
        </div>
      </div>
    </Card>
  )
}
