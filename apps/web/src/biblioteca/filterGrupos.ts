import type { GrupoBiblioteca } from '@portal/contract/biblioteca.ts'
import { toPalavras, toPlano } from '@portal/domain/texto/palavra.ts'

/** The files of which title, description or group hold every word typed, accents aside; groups left empty go. */
export function filterGrupos(grupos: readonly GrupoBiblioteca[], texto = ''): GrupoBiblioteca[] {
  const palavras = toPalavras(texto)
  return grupos
    .map(({ grupo, arquivos }) => ({
      grupo,
      arquivos: arquivos.filter(({ titulo, descricao }) => {
        const plano = toPlano(`${grupo} ${titulo} ${descricao}`)
        return palavras.every((palavra) => plano.includes(palavra))
      }),
    }))
    .filter(({ arquivos }) => arquivos.length > 0)
}
