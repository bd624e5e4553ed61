import { countOf, pluralOf } from '../texto/contagem.ts'

type Arquivo = { readonly tipo: string }

/** A document is the report of an exam; all else that comes is an image of it. */
export const isLaudo = ({ tipo }: Arquivo): boolean => tipo === 'application/pdf'

/** What came of an exam, where its kinds are not known. */
export const countArquivos = (quantos: number): string => countOf(quantos, 'arquivo', 'arquivos')

/** "Chegaram 2 imagens e 1 laudo": what came, by kind; by its number alone where the files were not read yet. */
export function sayChegada(quantos: number, arquivos: readonly Arquivo[] | undefined): string {
  const laudos = arquivos?.filter(isLaudo).length ?? 0
  const imagens = (arquivos?.length ?? 0) - laudos
  const partes = [
    imagens > 0 && countOf(imagens, 'imagem', 'imagens'),
    laudos > 0 && countOf(laudos, 'laudo', 'laudos'),
  ].filter((parte) => parte !== false)
  const total = imagens + laudos || quantos
  return `${pluralOf(total, 'Chegou', 'Chegaram')} ${partes.join(' e ') || countArquivos(quantos)}`
}
