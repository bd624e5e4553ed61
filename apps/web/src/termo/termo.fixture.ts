import type { TermoAceito, TermoPendente } from '@portal/contract/termo.ts'

/** A text of more lines than any screen shows. */
export const longo = Array.from({ length: 60 }, (_, i) => `## ${i + 1}. Cláusula\n\nTexto da cláusula.`).join(
  '\n\n',
)

const documento = { versao: 2, publicadoEm: '2026-11-13T01:30:00.000Z' }

export const assinatura: TermoPendente = {
  ...documento,
  codigoDocumento: 103,
  titulo: 'Termo da guia digital',
  sha256: 'a'.repeat(64),
  texto: longo,
  faltam: [null],
  anterior: null,
}

export const uso: TermoPendente = {
  ...documento,
  codigoDocumento: 104,
  titulo: 'Termos de uso',
  sha256: 'b'.repeat(64),
  texto: 'Um texto que cabe inteiro na tela.',
  faltam: [null],
  anterior: { versao: 1, em: '2026-03-02T15:30:00.000Z' },
}

const unidadeAceita = (unidade: string | null): TermoAceito['aceites'][number] => ({
  unidade,
  em: '2026-11-21T12:00:00.000Z',
  login: 100001,
  nome: 'Clínica Sorriso Largo',
  ip: '203.0.113.7',
  protocolo: '20261121000001',
})

/** The term as it is kept once it was accepted, for the principal code alone where nothing else is said. */
export const toAceito = (
  { codigoDocumento, titulo, versao, publicadoEm, sha256 }: TermoPendente,
  unidades: readonly (string | null)[] = [null],
): TermoAceito => ({
  codigoDocumento,
  titulo,
  versao,
  publicadoEm,
  sha256,
  aceites: unidades.map(unidadeAceita),
})
