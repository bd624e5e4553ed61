import { imagemNaUrgencia } from '@portal/domain/guia/orientacaoProtocolo.data.ts'
import { extensoesPermitidas, motivosArquivo, tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'

const extensoes = extensoesPermitidas.map((extensao) => extensao.toUpperCase())
const recusas = motivosArquivo.map(({ texto, glosa }) => `- ${texto} (negativa ${glosa})`).join('\n')

/** What an image has to show for whoever judges it (Domínio §6.6). */
export const imagensAuditoria = `O auditor vê só o que a imagem mostra. Uma imagem boa evita a pergunta; uma que não se lê leva à negativa.

## Os dois momentos

- **Imagem inicial**: mostra por que o tratamento é preciso. Vai antes da autorização.
- **Imagem final**: mostra o tratamento feito. Vai antes de encaminhar para pagamento.

Nem todo evento pede imagem. O que cada um pede aparece na guia, ao lado do evento. ${imagemNaUrgencia} Onde não se pede radiografia, uma fotografia serve.

## Radiografia

- Mostre o dente inteiro: coroa, raiz e ápice, com o osso em volta.
- Uma imagem serve a dentes vizinhos que cabem nela. Não é preciso repetir a película.
- Endodontia de mais de uma raiz: no final, mostre os canais dissociados e obturados até o ápice.
- Prótese: no final, mostre a peça cimentada e adaptada.

## Fotografia

- Campo seco, luz de frente, foco no dente do evento.
- Inclua os dentes vizinhos, para que se reconheça o lugar. Use espelho nas faces que a câmera não alcança.
- Não fotografe o rosto: o paciente não precisa ser reconhecido.

## Antes de enviar

- Diga o dente que a imagem mostra e os eventos a que ela serve.
- Formatos: ${extensoes.slice(0, -1).join(', ')} ou ${extensoes.at(-1)}, até ${tamanhoMaximoBytes / 1024 ** 2} MB cada arquivo.
- O que já serviu de prova não se retira: envie outra imagem, que fica ao lado.

## Por que um arquivo é recusado

${recusas}`
