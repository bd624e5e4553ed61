import type { TextoDaRede } from './textoDaRede.ts'

/** The agreement on personal data (Lei 13.709/2018). */
export const tratamentoDados: TextoDaRede = ({ rotulo, registroAns }) => `## 1. Partes e objeto

Este acordo cumpre a Lei nº 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD) na relação entre a **${rotulo}** (registro ANS nº ${registroAns}) e o credenciado. Trata dos dados pessoais dos beneficiários que as duas partes trocam pelo portal.

## 2. Papéis

A operadora é controladora dos dados do plano: cadastro, cobertura, autorização e pagamento. O credenciado é controlador do prontuário, que é do paciente e fica sob sua guarda. Ao usar o portal para autorizar e cobrar, cada parte responde pelo que faz com os dados.

## 3. Para que os dados são usados

- Tutela da saúde, em procedimento realizado por profissional de saúde (art. 11, II, "f").
- Cumprimento de obrigação legal e regulatória, como o padrão TISS e as normas da ANS (art. 11, II, "a").
- Exercício regular de direitos em processo judicial, administrativo ou arbitral (art. 11, II, "d").

É vedado usar dados de saúde para oferecer produtos, para selecionar riscos ou para qualquer outro fim.

## 4. Que dados são tratados

Nome, nome social, data de nascimento, CPF, número do cartão e contatos; plano, carências e coberturas; diagnóstico, eventos, dentes, faces, justificativas, radiografias, fotografias e laudos. Radiografias e fotografias são dados sensíveis.

## 5. Deveres do credenciado

- Consultar apenas os pacientes que atende ou vai atender.
- Manter computadores e celulares com senha, bloqueio de tela e atualizações em dia.
- Não guardar em aplicativos de mensagem as imagens e os documentos dos pacientes.
- Orientar por escrito quem trabalha em seu nome e exigir sigilo, que continua depois que a pessoa sai.
- Guardar o prontuário pelo prazo legal e descartar com segurança o que não precisa mais guardar.

## 6. Deveres da operadora

- Proteger os dados em trânsito e em repouso e limitar o acesso de cada credenciado ao que é dele.
- Registrar quem consultou os dados de cada paciente e permitir a conferência desse registro.
- Pedir ao credenciado apenas o necessário para autorizar e pagar.

## 7. Incidentes

Quem souber de perda, vazamento ou acesso indevido avisa a outra parte em até **24 horas**, pelo canal do encarregado, com o que já se sabe: o que aconteceu, quando, que pacientes e que medidas foram tomadas. A comunicação à Autoridade Nacional de Proteção de Dados e aos titulares é feita por quem controla os dados atingidos.

## 8. Pedidos dos pacientes

O pedido de acesso, correção ou informação feito ao credenciado sobre dados do plano é encaminhado à operadora em até dois dias úteis. O pedido sobre o prontuário é respondido pelo credenciado.

## 9. Duração

O acordo vale enquanto durar o credenciamento. Terminado, continuam o sigilo e a guarda dos registros pelo prazo que a lei exige.
`
