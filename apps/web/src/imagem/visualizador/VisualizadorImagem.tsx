import { type ComponentType, useReducer, useRef, useState } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { pushDownloadError, pushError } from '../../api/notice.ts'
import { saveArquivo } from '../../api/saveArquivo.ts'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { css } from '../../ui/css.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useKeyLabel } from '../../ui/useKeyLabel.ts'
import type { FonteImagem } from '../conteudo/fonte.ts'
import { formatPagina, type ImagemVista } from './aberta.ts'
import type { Comando } from './comando.ts'
import { DocumentoPdf } from './DocumentoPdf.tsx'
import { estadoInicial, reduceEstado } from './estadoVisualizador.ts'
import { FerramentaBar } from './FerramentaBar.tsx'
import { JanelaFields } from './JanelaFields.tsx'
import type { LoadMarcas, MarcasProps } from './marcas.ts'
import { PaginaBar } from './PaginaBar.tsx'
import { Palco } from './Palco.tsx'
import { PeVisor } from './PeVisor.tsx'
import { TeclaList } from './TeclaList.tsx'
import { TiraMiniaturas } from './TiraMiniaturas.tsx'
import { useAberta } from './useAberta.ts'
import { useTeclas } from './useTeclas.ts'
import styles from './VisualizadorImagem.module.css'

const c = css(styles)

type VisualizadorImagemProps = {
  fonte: FonteImagem
  imagens: readonly ImagemVista[]
  /** Number of the image to open. */
  inicial: number
  onClose: () => void
  /** Whose images and of what: "Ana Souza · Guia 700000001". */
  dono: string
  /** Where marks are kept beside the images. */
  loadMarcas?: LoadMarcas
  /** Why an image has none, where marks are kept of others beside it. */
  whyNoMarcas?: (sequencial: number) => string | undefined
}

/** The longest side of the copies that are shown. */
const screenSide = 2000

/** Looks at images of one source, one at a time, on the whole screen. What is done here changes no file. */
export function VisualizadorImagem(props: VisualizadorImagemProps) {
  const { fonte, imagens, inicial, onClose, dono, loadMarcas, whyNoMarcas } = props
  const { aberta, at, anuncio, move, open } = useAberta(imagens, inicial)
  const [estado, dispatch] = useReducer(reduceEstado, estadoInicial)
  const [isAjustando, setAjustando] = useState(false)
  const [isTeclas, setTeclas] = useState(false)
  const [Marcas, setMarcas] = useState<ComponentType<MarcasProps>>()
  const teach = useKeyLabel()
  const marcasButton = useRef<HTMLButtonElement>(null)
  const imagem = imagens[at]
  const noMarcas = imagem && whyNoMarcas?.(imagem.sequencial)

  function obey(comando: Comando) {
    if (comando === 'teclas') return setTeclas((isAberta) => !isAberta)
    if (comando === 'marcas') return toggleMarcas()
    dispatch({ tipo: 'comando', comando })
    move(comando)
  }
  function toggleMarcas() {
    // What is locked takes the focus and says why (Interface B6.3).
    if (noMarcas) return marcasButton.current?.focus()
    if (Marcas) return setMarcas(undefined)
    loadMarcas?.().then((vindas) => setMarcas(() => vindas), pushError)
  }
  useTeclas(obey)

  if (!imagem) return null
  const { sequencial, paginas, paginasTela } = imagem
  const pagina = sequencial === aberta.sequencial ? aberta.pagina : 1
  const isMostrada = paginasTela > 0
  const download = () => saveInteira(fonte, imagem)
  return (
    <ModalOverlay className={c('overlay')} isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className={c('modal')} data-tema="escuro">
        <Dialog className={c('viewer')}>
          <header className={styles.header}>
            <div className={styles.words}>
              <Heading className={c('title')} level={2} slot="title">
                {imagem.lugar}
              </Heading>
              <p className={styles.subtitle}>{dono}</p>
              <p className={styles.subtitle}>
                {at + 1} de {imagens.length} · {imagem.nomeArquivo}
              </p>
              <VisuallyHidden>
                <span role="status">{anuncio}</span>
              </VisuallyHidden>
            </div>
            <IconButton
              icon="chevronLeft"
              isDisabled={at === 0}
              label="Imagem anterior"
              onPress={() => obey('anterior')}
            />
            <IconButton
              icon="chevronRight"
              isDisabled={at === imagens.length - 1}
              label="Próxima imagem"
              onPress={() => obey('seguinte')}
            />
            {loadMarcas && isMostrada && (
              <IconButton
                aria-expanded={Marcas !== undefined && !noMarcas}
                disabledReason={noMarcas}
                icon="edit"
                label={teach('Marcas e medidas', 'M')}
                onPress={toggleMarcas}
                ref={marcasButton}
              />
            )}
            <IconButton
              aria-expanded={isTeclas}
              icon="keyboard"
              label={teach('Atalhos do teclado', '?')}
              onPress={() => obey('teclas')}
            />
            <IconButton icon="download" label="Baixar" onPress={() => void download()} />
            <IconButton icon="close" label="Fechar" onPress={onClose} />
          </header>
          <div className={styles.stage}>
            {isMostrada ? (
              <Palco
                descricao={`Imagem ${sequencial}: ${imagem.lugar}${formatPagina(imagem, pagina)}`}
                dispatch={dispatch}
                estado={estado}
                key={`${sequencial} ${pagina}`}
                fonte={fonte}
                pagina={pagina}
                sequencial={sequencial}
              />
            ) : (
              <DocumentoPdf imagem={imagem} onDownload={() => void download()} />
            )}
            {Marcas && !noMarcas && isMostrada && (
              <Marcas estado={estado} pagina={pagina} sequencial={sequencial} />
            )}
            {isTeclas && <TeclaList comMarcas={loadMarcas !== undefined} onClose={() => setTeclas(false)} />}
          </div>
          <PeVisor>
            {paginasTela > 1 && (
              <PaginaBar onComando={obey} pagina={pagina} paginas={paginas} paginasTela={paginasTela} />
            )}
            {isMostrada && isAjustando && (
              <JanelaFields
                janela={estado.janela}
                onChange={(janela) => dispatch({ tipo: 'janela', janela })}
              />
            )}
            {isMostrada && (
              <FerramentaBar
                isAjustando={isAjustando}
                onAjustes={() => setAjustando(!isAjustando)}
                onComando={obey}
                vista={estado}
              />
            )}
            <TiraMiniaturas atual={sequencial} imagens={imagens} fonte={fonte} onChange={open} />
            <p className={styles.legal}>Imagem não destinada a diagnóstico primário.{toReducao(imagem)}</p>
          </PeVisor>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Says so where the screen shows less than the file has. */
function toReducao({ largura, altura, paginas, paginasTela }: ImagemVista): string {
  const mostradas = paginasTela === 1 ? 'a primeira' : `as primeiras ${paginasTela}`
  const reduzida = Math.max(largura ?? 0, altura ?? 0) > screenSide
  return [
    reduzida && ` Reduzida para a tela: inteira tem ${largura} × ${altura} pontos.`,
    paginasTela > 0 &&
      paginasTela < paginas &&
      ` Mostra ${mostradas} de ${paginas} páginas: as outras ficam com a operadora.`,
  ]
    .filter(Boolean)
    .join('')
}

/** Saves it with all its points, as the server made it anew, or says that it did not come. */
async function saveInteira({ load }: FonteImagem, { sequencial, nomeArquivo }: ImagemVista): Promise<void> {
  try {
    saveArquivo(await load({ sequencial, versao: 'inteira' }))
  } catch (error) {
    pushDownloadError(error, nomeArquivo)
  }
}
