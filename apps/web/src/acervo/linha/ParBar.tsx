import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { Button } from '../../ui/action/Button.tsx'
import { ladosPar, tipoArrasto } from './ImagemDaLinha.tsx'
import type { Par } from './linha.ts'
import styles from './ParBar.module.css'

type ParBarProps = {
  par: Par
  onDrop: (lado: keyof Par, chave: string) => void
  onCompare: () => void
}

/** The two that are compared: each side takes an image that is dropped on it. */
export const ParBar = ({ par, onDrop, onCompare }: ParBarProps) => (
  <div className={styles.bar}>
    <p className={styles.sides} role="status">
      {ladosPar.map(({ lado, rotulo }) => {
        const imagem = par[lado]
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: takes what is dropped; keys and buttons stand at each image
          <span
            className={styles.side}
            data-vazio={imagem === undefined || undefined}
            key={lado}
            onDragOver={(event) => event.dataTransfer.types.includes(tipoArrasto) && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              onDrop(lado, event.dataTransfer.getData(tipoArrasto))
            }}
          >
            {rotulo}: {imagem ? `${formatLugar(imagem)}, ${toBrasileira(imagem.data)}` : 'arraste ou escolha'}
          </span>
        )
      })}
    </p>
    <Button
      disabledReason={par.antes && par.depois ? undefined : 'Escolha a imagem de antes e a de depois.'}
      icon="contrast"
      onPress={onCompare}
      variant="primario"
    >
      Comparar
    </Button>
  </div>
)
