import { useQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import type { MarcasProps } from '../visualizador/marcas.ts'
import { CamadaMarcas } from './CamadaMarcas.tsx'
import { describeMarca, rotulosMarca } from './describeMarca.ts'
import { marcasQuery } from './marca.queries.ts'

/** The marks of one page as they are: to be looked at, over the image and in words. */
export function MarcasVistas({
  numeroFicha,
  sequencial,
  pagina,
  estado,
}: MarcasProps & { numeroFicha: number }) {
  const { data = [] } = useQuery(marcasQuery(numeroFicha, sequencial))
  const daPagina = data.filter((marca) => marca.pagina === pagina)
  const describe = (marca: Parameters<typeof describeMarca>[0]) =>
    describeMarca(marca, estado.imagem, daPagina)
  if (daPagina.length === 0) return null
  return (
    <>
      <CamadaMarcas describe={describe} estado={estado} marcas={daPagina} />
      <VisuallyHidden>
        Marcas:{' '}
        {daPagina
          .map((marca) => [rotulosMarca[marca.tipo], describe(marca)].filter(Boolean).join(': '))
          .join('; ')}
      </VisuallyHidden>
    </>
  )
}
