import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { loadMarcasDe } from '../../imagem/marca/loadMarcas.tsx'
import { Visualizador } from '../../imagem/visualizador/Visualizador.tsx'
import { fonteAcervoGuia, isDaGuia, whyNoMarcas } from '../fonte/fonteAcervo.ts'

type VisualizadorAcervoProps = {
  /** What is on the page; those of the open one's guide are the next ones. */
  imagens: readonly ImagemAcervo[]
  aberta: ImagemAcervo
  nomeAssociado: string
  onClose: () => void
}

/** An image of the archive as its guide shows it, with its marks. */
export const VisualizadorAcervo = ({ imagens, aberta, nomeAssociado, onClose }: VisualizadorAcervoProps) => (
  <Visualizador
    dono={`${nomeAssociado} · ${isDaGuia(aberta) ? 'Guia' : 'Exame da ficha'} ${aberta.numeroFicha}`}
    fonte={fonteAcervoGuia(aberta)}
    imagens={imagens
      .filter(({ numeroFicha }) => numeroFicha === aberta.numeroFicha)
      .map((imagem) => ({ ...imagem, lugar: formatLugar(imagem) }))}
    inicial={aberta.sequencial}
    loadMarcas={loadMarcasDe(aberta.numeroFicha)}
    onClose={onClose}
    whyNoMarcas={() => whyNoMarcas(aberta)}
  />
)
