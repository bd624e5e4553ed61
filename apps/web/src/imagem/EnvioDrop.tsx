import { aceitos, extensoesEmPalavras, tamanhoMaximo } from '@portal/domain/imagem/limite.ts'
import { Button } from '../ui/action/Button.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { FilePick } from '../ui/field/FilePick.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './EnvioDrop.module.css'
import { goToFila } from './envio/lugarFila.ts'

type EnvioDropProps = {
  /** Of the button that chooses them, for what leads here. */
  id?: string
  onFiles: (arquivos: readonly File[]) => void
}

/**
 * Where files come from: dragged, chosen or, on a phone, taken on the spot. From here the hands go on where they are sent,
 * and come back for more with one key.
 */
export function EnvioDrop({ id, onFiles }: EnvioDropProps) {
  const take = (arquivos: readonly File[]) => {
    onFiles(arquivos)
    goToFila()
  }
  return (
    <Stack gap={2}>
      <FileDrop
        accept={aceitos.split(',')}
        buttonId={id}
        hint={`${extensoesEmPalavras}, até ${tamanhoMaximo} cada. Fotos grandes são reduzidas antes do envio; radiografias, nunca.`}
        isArraste
        label="Arraste as imagens para cá"
        onFiles={take}
      />
      <div className={styles.camera}>
        <FilePick accept={['image/jpeg']} isCamera onFiles={take}>
          <Button icon="camera" isWide>
            Tirar foto
          </Button>
        </FilePick>
      </div>
    </Stack>
  )
}
