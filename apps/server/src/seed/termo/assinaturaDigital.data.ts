import type { TextoDaRede } from './textoDaRede.ts'

/** The term on the digital guide and its electronic signature (Lei 14.063/2020, MP 2.200-2/2001). */
export const assinaturaDigital: TextoDaRede = ({ rotulo, registroAns }) => `## 1. A guia digital

A **${rotulo}** (registro ANS nº ${registroAns}) aceita a Guia de Tratamento Odontológico (GTO) inteiramente digital. A guia registrada no portal, com imagens e assinaturas, substitui a guia em papel e não precisa ser enviada por malote.

## 2. Assinatura do paciente

O paciente, ou seu responsável legal, confirma o tratamento realizado por uma destas formas:

- assinatura na tela, no consultório, depois de ler o que foi feito;
- código (token) enviado ao contato dele e informado ao credenciado na hora do atendimento;
- assinatura em papel, digitalizada e anexada à guia.

A confirmação é pedida **depois** de realizado o evento. Pedir ao paciente que assine guia em branco, ou que informe o código antes do atendimento, invalida a cobrança.

## 3. Assinatura do credenciado

A entrada com código e senha, somada ao registro de data, hora e endereço de origem, vale como assinatura eletrônica do credenciado, nos termos do artigo 10, parágrafo 2º, da Medida Provisória nº 2.200-2/2001 e da Lei nº 14.063/2020. As partes reconhecem essa forma como válida entre si.

## 4. Integridade

Cada imagem e cada termo recebem um resumo criptográfico (hash SHA-256) quando entram no portal. O resumo permite demonstrar, a qualquer tempo, que o conteúdo é o mesmo. Depois de encaminhada para pagamento, a guia não é alterada: o que for preciso corrigir fica registrado à parte, com autor e data.

## 5. Guarda

A operadora guarda a guia digital e suas assinaturas pelo prazo que as normas da ANS e o Código Civil exigem. O credenciado pode imprimir ou salvar a guia em PDF a qualquer momento.

## 6. Falta de conexão

Sem conexão no consultório, o atendimento é registrado em papel, com a assinatura do paciente, e lançado no portal em até cinco dias úteis, com a guia digitalizada em anexo.
`
