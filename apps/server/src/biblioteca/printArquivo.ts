import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { showData } from '../impressao/showData.ts'
import type { LinhaArquivo } from './biblioteca.store.ts'
import { renderArquivo } from './renderArquivo.ts'

/** The file as the network's people get it: their network's name stands on it. */
function draw({ grupo, titulo, texto, versao, data }: LinhaArquivo, codigoRede: string) {
  const rede = getRede(codigoRede)
  return renderArquivo({
    titulo,
    subtitulo: `${grupo} · versão ${versao}, de ${showData(data)}`,
    rodape: rede ? `${rede.biblioteca} · ${rede.rotulo} · registro ANS ${rede.registroAns}` : grupo,
    texto,
    data,
  })
}

/** What is printed makes the file: one that changes is drawn anew, and one that does not never is. */
const impressos = new Map<string, { impresso: string; arquivo: ReturnType<typeof renderArquivo> }>()

/** Bytes and pages of a file, as it would be downloaded now. Drawn once a version and network. */
export function printArquivo(linha: LinhaArquivo, rede: string): ReturnType<typeof renderArquivo> {
  const chave = `${rede} ${linha.codArquivo}`
  const impresso = JSON.stringify(linha)
  const feito = impressos.get(chave)
  if (feito?.impresso === impresso) return feito.arquivo
  const arquivo = draw(linha, rede)
  impressos.set(chave, { impresso, arquivo })
  return arquivo
}
