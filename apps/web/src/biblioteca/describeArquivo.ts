import type { ArquivoBiblioteca } from '@portal/contract/biblioteca.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'
import { formatBytes } from '../ui/formatBytes.ts'

/** `Versão 2, de 10/11/2026 · PDF de 2 páginas, 5 KB`. */
export const describeArquivo = ({ versao, data, tipo, paginas, tamanhoBytes }: ArquivoBiblioteca): string =>
  `Versão ${versao}, de ${showData(data)} · ${tipo.toUpperCase()} de ${countOf(
    paginas,
    'página',
    'páginas',
  )}, ${formatBytes(tamanhoBytes)}`
