import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Row } from '../database/insertTabelas.ts'
import { ARQUIVOS } from './biblioteca.data.ts'

/** The libraries of the networks. */
export const createBiblioteca = (hoje: string): Record<string, Row[]> => ({
  biblioteca_arquivo: ARQUIVOS.map(({ grupo, titulo, descricao, texto, versao, diasAtras, rede }, i) => ({
    codigo: i + 1,
    grupo,
    ordem: i + 1,
    titulo,
    descricao,
    texto: texto(hoje),
    versao,
    publicado_em: addDays(hoje, -diasAtras),
    rede: rede ?? null,
  })),
})
