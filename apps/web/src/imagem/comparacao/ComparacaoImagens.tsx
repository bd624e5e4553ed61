import { type Dispatch, useMemo, useReducer, useState } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createLatePart } from '../../carregamento/createLatePart.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { css } from '../../ui/css.ts'
import type { FonteImagem } from '../conteudo/fonte.ts'
import { formatPagina, type ImagemVista } from '../visualizador/aberta.ts'
import type { Comando } from '../visualizador/comando.ts'
import type { AcaoVisualizador, EstadoVisualizador } from '../visualizador/estadoVisualizador.ts'
import { FerramentaBar } from '../visualizador/FerramentaBar.tsx'
import { JanelaFields } from '../visualizador/JanelaFields.tsx'
import { Palco } from '../visualizador/Palco.tsx'
import { PeVisor } from '../visualizador/PeVisor.tsx'
import { useTeclas } from '../visualizador/useTeclas.ts'
import viewerStyles from '../visualizador/VisualizadorImagem.module.css'
import { AlvoBar } from './AlvoBar.tsx'
import styles from './ComparacaoImagens.module.css'
import {
  type AcaoComparacao,
  comparacaoInicial,
  type Lado,
  reduceComparacao,
  toMostrado,
} from './estadoComparacao.ts'

const c = css(viewerStyles)

/** One of the two: where it is kept, and what it is called. */
export type Comparada = {
  fonte: FonteImagem
  imagem: ImagemVista
  quando: string
  /** Of which guide its marks are; absent where none are kept of it. */
  numeroFicha?: number | undefined
}

type ComparacaoImagensProps = Readonly<Record<Lado, Comparada>> & { onClose: () => void }

const MarcasVistas = createLatePart(async () => (await import('../marca/MarcasVistas.tsx')).MarcasVistas)

const rotulos = { antes: 'Antes', depois: 'Depois' } as const satisfies Record<Lado, string>

/** Two images on the whole screen, beside each other or one drawn over the other; what is done to one is done to both. */
export function ComparacaoImagens({ antes, depois, onClose }: ComparacaoImagensProps) {
  const [estado, dispatch] = useReducer(reduceComparacao, comparacaoInicial)
  const [isAjustando, setAjustando] = useState(false)
  /** How much of the stage the earlier one takes, in per cent; undefined where they stand side by side. */
  const [cortina, setCortina] = useState<number>()
  const [isComMarcas, setComMarcas] = useState(true)
  const mostrado = toMostrado(estado)
  const obey = (comando: Comando) =>
    comando === 'marcas'
      ? setComMarcas(!isComMarcas)
      : dispatch({ tipo: 'imagem', acao: { tipo: 'comando', comando } })
  useTeclas(obey)
  return (
    <ModalOverlay className={c('overlay')} isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className={c('modal')} data-tema="escuro">
        <Dialog className={c('viewer')}>
          <header className={viewerStyles.header}>
            <div className={viewerStyles.words}>
              <Heading className={c('title')} level={2} slot="title">
                Comparar imagens
              </Heading>
              <p className={viewerStyles.subtitle}>
                {antes.imagem.lugar} · {depois.imagem.lugar}
              </p>
            </div>
            <IconButton icon="close" label="Fechar" onPress={onClose} />
          </header>
          <div className={styles.stages} data-modo={cortina === undefined ? 'lado' : 'cortina'}>
            {(
              [
                ['antes', antes],
                ['depois', depois],
              ] as const
            ).map(([lado, comparada]) => (
              <Quadro
                comparada={comparada}
                dispatch={dispatch}
                estado={estado[lado]}
                isComMarcas={isComMarcas}
                key={lado}
                lado={lado}
                recorte={lado === 'depois' ? cortina : undefined}
              />
            ))}
          </div>
          <PeVisor>
            {isAjustando && (
              <JanelaFields
                janela={mostrado.janela}
                onChange={(janela) => dispatch({ tipo: 'imagem', acao: { tipo: 'janela', janela } })}
              />
            )}
            <AlvoBar
              alvo={estado.alvo}
              cortina={cortina}
              isComMarcas={isComMarcas}
              onAlvo={(alvo) => dispatch({ tipo: 'alvo', alvo })}
              onCortina={setCortina}
              onMarcas={() => setComMarcas(!isComMarcas)}
            />
            <FerramentaBar
              isAjustando={isAjustando}
              onAjustes={() => setAjustando(!isAjustando)}
              onComando={obey}
              vista={mostrado}
            />
            <p className={viewerStyles.legal}>Imagem não destinada a diagnóstico primário.</p>
          </PeVisor>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type QuadroProps = {
  lado: Lado
  comparada: Comparada
  estado: EstadoVisualizador
  isComMarcas: boolean
  dispatch: Dispatch<AcaoComparacao>
  /** Of the one on top, how much of it is cut away from the left, in per cent. */
  recorte: number | undefined
}

function Quadro({ lado, comparada, estado, isComMarcas, dispatch, recorte }: QuadroProps) {
  const { fonte, imagem, quando, numeroFicha } = comparada
  const own = useMemo(
    () => (acao: AcaoVisualizador) => dispatch({ tipo: 'imagem', acao, lado }),
    [dispatch, lado],
  )
  return (
    <section
      aria-label={rotulos[lado]}
      className={styles.stage}
      style={recorte === undefined ? undefined : { clipPath: `inset(0 0 0 ${recorte}%)` }}
    >
      {imagem.paginasTela > 0 ? (
        <Palco
          descricao={`${rotulos[lado]}: ${imagem.lugar}${formatPagina(imagem, 1)}`}
          dispatch={own}
          estado={estado}
          fonte={fonte}
          pagina={1}
          sequencial={imagem.sequencial}
        />
      ) : (
        <p className={styles.none}>Este documento só se vê baixado.</p>
      )}
      {isComMarcas && numeroFicha !== undefined && imagem.paginasTela > 0 && (
        <MarcasVistas
          estado={estado}
          frame={(waiting) => <div className={styles.waiting}>{waiting}</div>}
          lines={1}
          loading="Carregando as marcas"
          numeroFicha={numeroFicha}
          pagina={1}
          sequencial={imagem.sequencial}
        />
      )}
      <p className={styles.label} data-lado={lado}>
        {rotulos[lado]} · {imagem.lugar} · {quando}
      </p>
    </section>
  )
}
