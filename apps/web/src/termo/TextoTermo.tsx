import { type BlocoTermo, type ParteTexto, parseTextoTermo } from '@portal/domain/termo/parseTextoTermo.ts'
import styles from './TextoTermo.module.css'

/** The text of a term under its title, in a column that reads well. Nothing of it is taken for markup of the page. */
export const TextoTermo = ({ texto }: { texto: string }) => (
  <div className={styles.texto}>
    {parseTextoTermo(texto).map((bloco, ordem) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a version never move
      <Bloco bloco={bloco} key={ordem} />
    ))}
  </div>
)

function Bloco({ bloco }: { bloco: BlocoTermo }) {
  if (bloco.tipo === 'lista')
    return (
      <ul>
        {bloco.itens.map((partes, ordem) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a version never move
          <li key={ordem}>
            <Partes partes={partes} />
          </li>
        ))}
      </ul>
    )
  const Nivel = bloco.tipo === 'titulo' ? 'h3' : 'p'
  return (
    <Nivel>
      <Partes partes={bloco.partes} />
    </Nivel>
  )
}

const Partes = ({ partes }: { partes: readonly ParteTexto[] }) =>
  partes.map(({ texto, forte }, ordem) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a version never move
    forte ? <strong key={ordem}>{texto}</strong> : texto,
  )
