import { importPage } from '../../carregamento/importPage.ts'
import type { LoadMarcas, MarcasProps } from '../visualizador/marcas.ts'

const load = importPage(() => import('./Marcas.tsx'))

/** The marks of the images of a guide. */
export const loadMarcasDe =
  (numeroFicha: number): LoadMarcas =>
  async () => {
    const { Marcas } = await load()
    return (props: MarcasProps) => (
      <Marcas {...props} key={`${props.sequencial} ${props.pagina}`} numeroFicha={numeroFicha} />
    )
  }
