import type { Marca } from '@portal/contract/marcaImagem.ts'
import { showInstante } from '../../calendario/format.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import styles from './Marcas.module.css'

type MarcasListProps = {
  marcas: readonly Marca[]
  nameOf: (marca: Marca) => string
  /** Absent where the login may only look. */
  onChange: ((marca: Marca) => void) | undefined
  onMove: ((marca: Marca) => void) | undefined
  onRemove: ((marca: Marca) => void) | undefined
}

/** The marks in words: what, how long, who and when; all that the picture shows, for who cannot see it. */
export const MarcasList = ({ marcas, nameOf, onChange, onMove, onRemove }: MarcasListProps) => (
  <ul aria-label="Marcas da imagem" className={styles.list}>
    {marcas.map((marca) => {
      const { numero, criada, mudada } = marca
      const nome = nameOf(marca)
      return (
        <li className={styles.item} data-marca={numero} key={numero}>
          <div className={styles.words}>
            <p>{nome}</p>
            <p className={styles.status}>
              {criada.por}, {showInstante(criada.em)}
              {mudada && ` · mudada por ${mudada.por}, ${showInstante(mudada.em)}`}
            </p>
          </div>
          {onChange && (
            <IconButton icon="edit" label={`Mudar: ${nome}`} onPress={() => onChange(marca)} size="pequeno" />
          )}
          {onMove && (
            <IconButton icon="move" label={`Mover: ${nome}`} onPress={() => onMove(marca)} size="pequeno" />
          )}
          {onRemove && (
            <IconButton
              icon="trash"
              label={`Remover: ${nome}`}
              onPress={() => onRemove(marca)}
              size="pequeno"
            />
          )}
        </li>
      )
    })}
  </ul>
)
