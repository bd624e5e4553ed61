import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { FilaEnvio } from './envio/filaEnvio.ts'
import { showFila } from './envio/filas.ts'
import { countEnvio, findIgual, hasAviso, isPendente, summariseEnvio } from './envio/itemEnvio.ts'
import { focusFila, LUGAR_FILA } from './envio/lugarFila.ts'
import { useFilaAVista } from './envio/useFilaAVista.ts'
import styles from './FilaEnvioList.module.css'
import { ItemEnvioRow } from './ItemEnvioRow.tsx'
import { listIncertezas } from './lugar/listIncertezas.ts'

type FilaEnvioListProps = {
  numeroFicha: number
  fila: FilaEnvio
  /** What the guide's events require: for which of them each file is. */
  exigidas: readonly ImagemExigida[]
  /** What images the guide is at. */
  momento: MomentoExigido
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
}

/** The files chosen and on their way; the summary is read aloud when it changes, the percentages are not. */
export function FilaEnvioList(props: FilaEnvioListProps) {
  const { numeroFicha, fila, exigidas, momento, describeEvento } = props
  const resumo = useRef<HTMLParagraphElement>(null)
  const pe = useRef<HTMLDivElement>(null)
  const itens = useSyncExternalStore(fila.subscribe, fila.getSnapshot)
  const preparadas = itens.filter(({ estado }) => estado === 'preparada')
  // Asked once, however many they are.
  const isFinalAntes = momento === 'inicial' && preparadas.some(({ lugar }) => lugar.momento === 'final')
  const pausadas = itens.some(({ estado }) => estado === 'pausada')
  const andando = itens.some(({ estado }) => estado === 'enviando' || estado === 'aguardando')
  const retomadas = itens.filter((item) => item.isRetomada && isPendente(item)).length
  const isSoMemoria = useSyncExternalStore(fila.subscribe, fila.isSoMemoria)
  const enviadas = itens.some(({ estado }) => estado === 'enviada')
  const isPreparando = itens.some(({ estado }) => estado === 'preparando')
  const isPronta = preparadas.length > 0 && !isPreparando
  useFilaAVista(pe)
  useEffect(() => showFila(numeroFicha), [numeroFicha])
  const incertezas = listIncertezas(preparadas, exigidas)
  // Whoever chose them waits at the summary, in whose stead the button comes.
  useEffect(() => {
    if (isPronta && document.activeElement === resumo.current) focusFila()
  }, [isPronta])
  // The button leaves with what it sends; the summary, which says how far it got, takes the focus.
  const send = () => {
    fila.sendAll()
    resumo.current?.focus()
  }
  return (
    <Stack>
      {retomadas > 0 && (
        <Banner
          role="status"
          title={countOf(retomadas, 'arquivo voltou', 'arquivos voltaram')}
          tone="informacao"
        >
          Esperavam neste computador desde que o portal foi fechado. O que estava a caminho continua sozinho.
        </Banner>
      )}
      {isSoMemoria && itens.some(isPendente) && (
        <Banner role="status" title="Não feche esta aba antes de enviar" tone="atencao">
          Este navegador não guarda os arquivos que esperam, por falta de espaço ou de permissão: eles estão
          só nesta aba.
        </Banner>
      )}
      {itens.length > 0 && (
        <ul aria-label="Arquivos a enviar" className={styles.list}>
          {itens.map((item) => {
            const igual = findIgual(item, itens)
            return (
              <ItemEnvioRow
                describeEvento={describeEvento}
                exigidas={exigidas}
                fila={fila}
                igual={igual}
                isAvisado={isPendente(item) && hasAviso(item, itens)}
                item={item}
                key={item.id}
                numeroFicha={numeroFicha}
                ordemIgual={igual ? itens.indexOf(igual) + 1 : 0}
              />
            )
          })}
        </ul>
      )}
      {isFinalAntes && (
        <Banner role="status" title="O tratamento já foi feito?" tone="atencao">
          A imagem final mostra o que se fez. Se mostra a boca antes do tratamento, mude o momento para
          Inicial.
        </Banner>
      )}
      {incertezas.length > 0 && (
        <Banner role="status" title="Confira os lugares antes de enviar" tone="atencao">
          {incertezas.join(' ')} Depois de enviada, a imagem só muda de lugar retirada e enviada de novo,
          enquanto a guia o permite.
        </Banner>
      )}
      <div className={styles.footer} ref={pe}>
        <p
          className={styles.summary}
          id={preparadas.length === 0 ? LUGAR_FILA : undefined}
          ref={resumo}
          role="status"
          tabIndex={-1}
        >
          {summariseEnvio(itens)}
        </p>
        {enviadas && (
          <Button onPress={fila.clearSent} variant="fantasma">
            Limpar o que foi enviado
          </Button>
        )}
        {(andando || pausadas) && (
          <Button icon={pausadas ? 'upload' : 'pause'} onPress={pausadas ? fila.resume : fila.pause}>
            {pausadas ? 'Continuar o envio' : 'Pausar o envio'}
          </Button>
        )}
        {preparadas.length > 0 && (
          <Button icon="upload" id={LUGAR_FILA} onPress={send} variant="primario">
            Enviar {countEnvio(preparadas)}
          </Button>
        )}
      </div>
    </Stack>
  )
}
