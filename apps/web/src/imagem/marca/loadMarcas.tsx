import { importPage } from '../../carregamento/importPage.ts'
import type { LoadMarcas, MarcasProps } from '../visualizador/marcas.ts'

const load = importPage(() => import('./Marcas.tsx'))

type DaGuia = { numeroFicha: number; sequencial: number }

/** The marks of images that the viewer numbers in its own way: `find` tells of which guide the open one is. */
export const loadMarcasPor =
  (find: (sequencial: number) => DaGuia | undefined): LoadMarcas =>
  async () => {
    const { Marcas } = await load()
    return (props: MarcasProps) => {
      const imagem = find(props.sequencial)
      if (!imagem) return null
      const { numeroFicha, sequencial } = imagem
      return (
        <Marcas
          {...props}
          key={`${numeroFicha} ${sequencial} ${props.pagina}`}
          numeroFicha={numeroFicha}
          sequencial={sequencial}
        />
      )
    }
  }

/** The marks of the images of a guide. */
export const loadMarcasDe = (numeroFicha: number): LoadMarcas =>
  loadMarcasPor((sequencial) => ({ numeroFicha, sequencial }))
