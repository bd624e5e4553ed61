import type { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Handlers } from '../http/handler.ts'
import { getRecurso } from './getRecurso.ts'
import { getRecursoAuditoria } from './getRecursoAuditoria.ts'
import { getRecursoDetalhado } from './getRecursoDetalhado.ts'
import { searchRecursos } from './searchRecursos.ts'
import { sendRecurso } from './sendRecurso.ts'
import { validateRecurso } from './validateRecurso.ts'

export const recursoGlosaHandlers: Handlers<typeof recursoGlosa> = {
  validateRecurso,
  getRecurso,
  getRecursoDetalhado,
  getRecursoAuditoria,
  searchRecursos,
  sendRecurso,
}
