import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A suite that matches the contract. It needs only the JDK.
 *
 * <pre>npx @shortvideo-api/contract run -- java GoodSuite.java</pre>
 */
final class GoodSuite {
  private static final String BASE_URL = System.getenv("MOCK_URL");
  private static final String KEY = System.getenv("MOCK_KEY");
  private static final String VIDEO_ID = "7301245789012345678";
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private static boolean failed = false;

  public static void main(String[] arguments) throws Exception {
    cursorLeadsToTheEnd();
    numberedPagesLeadToTheEnd();
    listMayBeEmpty();
    idsKeepAllTheirDigits();
    anyUserNameCanBeRequested();
    successCanContainFailure();
    rateLimitEnds();
    downloadMayHaveNoContent();
    slowResponseTimesOut();
    System.exit(failed ? 1 : 0);
  }

  private static void cursorLeadsToTheEnd() throws Exception {
    List<String> ids = new ArrayList<>();
    String cursor = "0";
    boolean hasMore = true;
    while (hasMore) {
      String page = get("/api/post/comments?videoId=" + VIDEO_ID + "&count=1&cursor=" + encode(cursor)).body();
      ids.addAll(readFields(page, "cid"));
      hasMore = readFields(page, "hasMore").get(0).equals("1");
      cursor = readFields(page, "cursor").get(0);
    }

    expect("a cursor leads to the end", ids.size() > 1, true);
    expect("no comment is repeated", new HashSet<>(ids).size(), ids.size());
  }

  private static void numberedPagesLeadToTheEnd() throws Exception {
    int page = 1;
    while (get("/api/trending/song?rank_type=surging&page=" + page).body().contains("\"has_more\":true")) page++;

    expect("numbered pages lead to the end", page, 3);
  }

  private static void listMayBeEmpty() throws Exception {
    String page = get("/~scenario=empty-list/api/user/playlist?secUid=SEC1").body();

    expect("a list may be empty", page.contains("\"playList\":[]"), true);
  }

  private static void idsKeepAllTheirDigits() throws Exception {
    String post = get("/api/post/detail?videoId=" + VIDEO_ID).body();

    expect("ids keep all their digits", readFields(post, "id").get(0), VIDEO_ID);
  }

  private static void anyUserNameCanBeRequested() throws Exception {
    String user = get("/api/user/info?uniqueId=" + encode("früh & spät")).body();

    expect("any user name can be requested", readFields(user, "uniqueId").get(0), "früh & spät");
  }

  private static void successCanContainFailure() throws Exception {
    HttpResponse<String> response =
        send(createRequest("/api/user/info?uniqueId=nobody").setHeader("x-gateway-key", "mock:scenario=in-band-failure"));

    expect("a response of 200 can contain a failure", response.statusCode() + response.body(), "200{\"statusCode\":10204}");
  }

  private static void rateLimitEnds() throws Exception {
    HttpRequest.Builder request =
        createRequest("/api/place/info?placeId=5").header("prefer", "scenario=rate-limited, retry-after=1, session=java");
    HttpResponse<String> rejection = send(request);
    Thread.sleep(Duration.ofSeconds(rejection.headers().firstValueAsLong("retry-after").orElseThrow()).toMillis());

    expect("the service rejects too many requests", rejection.statusCode(), 429);
    expect("the service responds again after the waiting time", send(request).statusCode(), 200);
  }

  private static void downloadMayHaveNoContent() throws Exception {
    int status = get("/~scenario=no-content/api/download/video?url=" + encode("https://v.example/1")).statusCode();

    expect("a download may have no content", status, 204);
  }

  private static void slowResponseTimesOut() throws Exception {
    String ending = "a response";
    try {
      send(createRequest("/~scenario=slow,delay_ms=600000/api/live/stream").timeout(Duration.ofMillis(300)));
    } catch (IOException timeout) {
      ending = timeout.getClass().getSimpleName();
    }

    expect("a slow response times out", ending, "HttpTimeoutException");
  }

  private static HttpResponse<String> get(String target) throws Exception {
    return send(createRequest(target));
  }

  private static HttpRequest.Builder createRequest(String target) {
    return HttpRequest.newBuilder(URI.create(BASE_URL + target))
        .timeout(Duration.ofMinutes(10))
        .header("x-gateway-key", KEY);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** Returns every value of a field in a JSON body. The JDK has no JSON parser. */
  private static List<String> readFields(String body, String name) {
    return Pattern.compile("\"" + name + "\":\"?([^\",}]*)").matcher(body).results().map(found -> found.group(1)).toList();
  }

  private static void expect(String outcome, Object found, Object expected) {
    boolean isExpected = found.equals(expected);
    String difference = isExpected ? "" : ": expected " + expected + ", got " + found;
    System.out.println((isExpected ? "ok      " : "not ok  ") + outcome + difference);
    if (!isExpected) failed = true;
  }
}
