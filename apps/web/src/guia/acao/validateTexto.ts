import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { explainExcesso } from '../../texto/tamanhoTexto.ts'

/** What is wrong with a text that must be written, in words; undefined when nothing is. */
export function validateTexto(texto: string, vazio: string, limite = MAXIMO_TEXTO): string | undefined {
  return toTextoGuardado(texto) === '' ? vazio : explainExcesso(texto, limite)
}
