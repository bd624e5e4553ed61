import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { LUGAR_FILA } from './envio/explainEspera.ts'
import type { FilaEnvio } from './envio/filaEnvio.ts'
import { summariseEnvio } from './envio/itemEnvio.ts'
import styles from './FilaEnvioList.module.css'
import { ItemEnvioRow } from './ItemEnvioRow.tsx'

type FilaEnvioListProps = {
  fila: FilaEnvio
  /** What the guide's events require: for which of them each file is. */
  exigidas: readonly ImagemExigida[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
}

/** The files chosen and on their way; the summary is read aloud when it changes, the percentages are not. */
export function FilaEnvioList({ fila, exigidas, describeEvento }: FilaEnvioListProps) {
  const resumo = useRef<HTMLParagraphElement>(null)
  const itens = useSyncExternalStore(fila.subscribe, fila.getSnapshot)
  const preparadas = itens.filter(({ estado }) => estado === 'preparada').length
  const pausadas = itens.some(({ estado }) => estado === 'pausada')
  const andando = itens.some(({ estado }) => estado === 'enviando' || estado === 'aguardando')
  const enviadas = itens.some(({ estado }) => estado === 'enviada')
  // The button leaves with what it sends; the summary, which says how far it got, takes the focus.
  const send = () => {
    fila.sendAll()
    resumo.current?.focus()
  }
  return (
    <Stack>
      {itens.length > 0 && (
        <ul aria-label="Arquivos a enviar" className={styles.list}>
          {itens.map((item) => (
            <ItemEnvioRow
              describeEvento={describeEvento}
              exigidas={exigidas}
              fila={fila}
              item={item}
              key={item.id}
            />
          ))}
        </ul>
      )}
      <div className={styles.footer}>
        <p
          className={styles.summary}
          id={preparadas === 0 ? LUGAR_FILA : undefined}
          ref={resumo}
          role="status"
          tabIndex={-1}
        >
          {summariseEnvio(itens)}
        </p>
        {enviadas && (
          <Button onPress={fila.clearSent} variant="fantasma">
            Limpar enviadas
          </Button>
        )}
        {(andando || pausadas) && (
          <Button icon={pausadas ? 'upload' : 'pause'} onPress={pausadas ? fila.resume : fila.pause}>
            {pausadas ? 'Continuar o envio' : 'Pausar o envio'}
          </Button>
        )}
        {preparadas > 0 && (
          <Button icon="upload" id={LUGAR_FILA} onPress={send} variant="primario">
            Enviar {countOf(preparadas, 'imagem', 'imagens')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
